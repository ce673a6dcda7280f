/** Harmless messages in the five languages, one per line. Table chat moderation must accept all of them. */
export const harmlessMessages = `
Good luck everyone!
Hello from Scunthorpe
What a classic spin, first class
I passed on that one
Nice hit, well played
This hit came just in time
I put a chip on 17
Red again? Five times in a row
See you next round
I won $1,250.00 on a straight up
My balance is 1,250.50 now
That paid 35 to 1
Back at 12:30 after lunch
The table opens at 8:15 pm
Round 123456 was mine
Zero, of course...
17 23 32 5 8 19 0 26
I play 0, 32, 15 and 19 every time
Numbers 7 and 29 are due, they say
Anyone from London here?
Essex is lovely this time of year
The assistant at the airport was kind
I assume black comes next
Cocktails by the pool, then roulette
My cat Dickens sleeps on the keyboard
Peacock feathers and a hancock
We had shiitake mushrooms for dinner
Therapist said I should travel more
Analysis of the last 20 spins: nothing
The bass player was great
Massachusetts in the autumn is beautiful
Swiss cheese and grapes
Grass is green, so bet on zero
What a wonderful wheel
Ha ha ha, so close!
lol next time
Thank you, dealer
Is the minimum 0.50 here?
The limit is $500 per round
I leave at 23:45, good night
2026-03-02 is my lucky day
50% of the time, it works every time
Third dozen three times out of ten
Twenty-seven, then thirty-six. Crazy
seven, seventeen, twenty-seven
Who else had the corner 4 5 7 8?
My flight to Tokyo is tomorrow
I am at the gate already
Such a smooth animation
Push it to the limit
Can you hear the ball?
Nobody bets on green
The night is young
Take it easy, it is only a game
Set a limit and enjoy it
Oh no, not again :(
Wow!!! 36!!!
Yes, yes, yes
Okay, one more and I stop
All in on red? Not me
Suerte a todos
Hola desde Sevilla
¿Alguien juega al rojo?
He ganado 1.250,00 $ con un pleno
La ronda 123456 fue la buena
Otra vez el cero, qué mala suerte
Me voy a comer, vuelvo a las 14:30
La disputa terminó hace rato
El computador va lento hoy
El diputado habló de impuestos
Me gusta el tapete verde
Esta mesa es muy bonita
Con calma, que la noche es larga
Apuesto a la tercera docena
El 17 lleva diez rondas sin salir
Nos vemos mañana
Buenas noches a todos
Voy con el negro esta vez
Qué nervios, casi sale el 32
Mi número es el 8
El punto es que nadie sabe lo que saldrá
Estoy en la cola del aeropuerto
Muy bien jugado
Paso esta ronda
Siempre pierdo con los caballos
El mínimo es de 0,50 $
Saludos desde Bogotá
Gracias por el consejo
La bola casi cae en el cero
Ya son las 21:05
Prefiero las columnas
Dos de tres, no está mal
Venga, una más
Jajaja qué risa
Me encanta Río de Janeiro
Año nuevo, vida nueva
Compro un café y vuelvo
Recarga hecha, allá vamos
Uno, dos, tres y gira
El limite es 500 por ronda
Vamos con el rojo
Analizo las últimas 20 tiradas
Buen viaje a París
Adiós y hasta luego
Bonne chance à tous
Bonjour de Marseille
Quelqu’un joue le rouge ?
J’ai gagné 1 250,00 $ sur un plein
La manche 123456 était la bonne
Encore le zéro, pas de chance
Je reviens à 14:30 après le déjeuner
C’est unique, trois fois le 17
Mon computer est lent
La connexion est bonne ce soir
Je passe mon tour
Le rappel est utile
Désolé pour le retard
Ma salopette est bleue
On se voit demain
Bonne nuit à tous
Quelle belle table
Je mise sur la troisième douzaine
Le 8 ne sort jamais
Il est 21:05 ici
La mer de glace est magnifique
Merci pour le conseil
Les voisins du zéro, toujours
Je préfère les colonnes
Un deux trois, ça tourne
Deux sur trois, pas mal
Rien ne va plus
Presque le 32 !
J’adore Paris au printemps
Le minimum est de 0,50 $
Salut la compagnie
Une douche et je reviens
Quelle habitude, toujours le noir
Tu connais Lyon ?
Je prends un café
Allez, encore une
C’est net, la bille est tombée sur le 5
Le point de départ est Londres
La réputation de cette table est bonne
Ça discute bien ici
Mon vol part à 18:20
Le contrôle des passeports est long
Mille mercis
À bientôt
Boa sorte a todos
Olá de Lisboa
Alguém joga no vermelho?
Ganhei $ 1.250,00 com um pleno
A rodada 123456 foi a melhor
Outra vez o zero, que azar
Volto às 14:30 depois do almoço
Estou aqui. Com vocês é mais divertido
Com certeza sai o preto
O computador está lento
A disputa acabou
O deputado falou de impostos
A semente já cresceu
Até amanhã
Boa noite a todos
Que mesa bonita
Aposto na terceira dúzia
O 8 nunca sai
São 21:05 aqui
Obrigado pelo conselho
Prefiro as colunas
Um, dois, três e gira
Duas em três, nada mal
Quase saiu o 32
Adoro o Rio de Janeiro
O mínimo é $ 0,50
Tudo bem, pessoal?
Vou tomar um café
Estou na fila do aeroporto
Mais uma e paro
Análise das últimas 20 rodadas
Que pena, foi por pouco
A conta chegou
O custo do bilhete é alto
Meu voo sai às 18:20
Não acredito, o 17 de novo
Calma, a noite é longa
Valeu, gente
Kkkkk que sorte
Vamos com tudo no preto
Herkese bol şans
İzmir’den merhaba
Kırmızıya oynayan var mı?
1.250,00 $ kazandım
123456 numaralı tur benimdi
Yine sıfır, ne şanssızlık
14:30’da dönerim
Sık sık bu masaya geliyorum
Canım sıkıldı, bir tur daha
Şikâyet etmiyorum, güzel oyun
Sıkıntı yok, devam
Beni götür İstanbul’a
Akşamlar burada güzel
İyi akşamlar
Yarın görüşürüz
İyi geceler
Ne güzel masa
Üçüncü düzineye oynuyorum
8 hiç gelmiyor
Burada saat 21:05
Teşekkürler, iyi fikir
Sütunları tercih ederim
Bir iki üç ve dönüyor
Üçte iki, fena değil
Az kalsın 32 geliyordu
Kapadokya çok güzel
En düşük bahis 0,50 $
Herkese selam
Bir kahve alıp geliyorum
Havaalanında kuyruktayım
Bir tur daha, sonra yeter
Uçağım 18:20’de kalkıyor
İnanmıyorum, yine 17
Sakin olun, gece uzun
Tamam, siyah olsun
Hadi bakalım
Çok heyecanlı
Bu el pas geçiyorum
Nokta kadar bir top
Eksik olma
Kasım ayında Ankara soğuk
Masada kaç kişi var?
`
  .trim()
  .split('\n');
