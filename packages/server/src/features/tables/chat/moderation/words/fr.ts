/** French insults, in the format of `WordList` (`../word-matcher.ts`). */
export const french = `
merde merdes merdeu* merdique* emmerd* putain* pute putes connard* conard* connass* conass* conne connes
*encule* *enculer* enculad* enfoir* salop* salaud* batard* nique niquer niques niquez niquent ntm fdp filsdepute
tapette* tarlouz* tantouz* gouine* bougnoul* youpin* bicots idiot* imbecil* cretin* abruti* debile debiles gogol* mongolien*
naze nazes bouffon bouffons bouffonne* clochard* garce garces grognass* pouffiass* poufiass* petass* couille couilles couillon*
branleu* branlette* branler trouduc* trouducul* ducon* foutre salopard* pourriture* raclure* morue morues crevard* bolos bolosse*
=pédé =pédés =négro =négros =négresse =traînée =traînées =bâtard =crétin
sale con|gros con|grosse c|pauvre con|petit con|espece de con|quel con|quels cons|bande de cons|sale cons|vieux con|t es con|tu es con|t es trop con
fils de p|fille de p|fils de chien|sale chien|sale chienne|ta gueule|vos gueules|ferme ta g|nique ta*|nique sa*|nique ton*|va te faire
allez vous faire|va chier|fait chier|faire chier|me fais chier|fais chier|trou du cul|trou de balle|mon cul|ton cul|dans le cul|leche cul|leche bottes
ma bite|ta bite|grosse bite|tete de bite|tete de noeud|suce ma|suce moi|va sucer|pauvre type|pauvre naze|sale type|sale race|sale arabe|sale noir|sale juif
sale porc|gros porc|grosse vache|attarde mental|attardes mentaux|t es moche|va mourir|va crever|creve sal*|va te pendre|suicide toi|tue toi|je vais te tuer
espece d ordure|espece de merde|tu es nul a chier|tu me degoutes|casse toi pauvre
`;
