/** Harmless words that the word matcher would otherwise mistake for insults. */
export const harmlessWords = `shiitake shitake mishit computer niggle niggling niggard dickens dickensian dickinson cockpit cockatoo
cocktail cockerel scunthorpe whoredom stupide stupides shuttlecock idiotisch putative reputation amputation imputar disputa
disputas computa computar diputado diputada diputados veadotrop salopette salopettes mamonete morons capullos vergara vergel
pusta pustola sutter estupidez amkor assess assets vagabondage nazif nazife nazim yarakus pustule pustules polladero
motherfirst niquel defolyasyon alcakgonullu aptalca ahmaklik salakca fodate foderal kekik tapete tapetes`;

/**
 * Short words of the five languages. A sequence of these words is accepted even if the joined words spell an insult,
 * such as "put a" or "mer de".
 */
export const shortWords = `a b c d e i o u y ad ai ah al am an ama ana as at au ay az ba be bi bu by ca ce co da de di do du ed el em en er es et ex
fa fi go ha he hi ho ic id if ii il in is it ja je jo la le li lo lu ma me mi mu my na ne ni no nu of oh ok on op or os ou oy pa pe pi pu ra re
sa se si so su sur ta te ti to tu ui un up us va vi vu we ya ye yo ara ask ata ate ati bad bar bas bas bei bel ben bet big bil bin bir bit bon but buy
car cet cor com con cor cul dan dar das day der des did dis doi dom don dos dun edi ela ele eli ell els end era esa ese est eto eux fit for fue fur gel gen get gin git got
had hai han has hat her him his hit hot how ile ill its jeu kim lar las lay ler les let lie lin loi los low lui man mas mer mes met min mon mum
nem non nor not nou now num ola old ole one ont out own par pas pen per peu pie pin pit por pot pour put que qui ras rin rio ron ros sal san saw say
sea see sem sen ser ses set she sin sir sit six sol som son sos sou sua sue sun sur tal tam tan tap tas tel ten ter tes the tie til tin tip toi ton
too top tout tud tus two une uno usa use van vas ver vez via vos vou was way web who why win won yer yes yok you yar`;
