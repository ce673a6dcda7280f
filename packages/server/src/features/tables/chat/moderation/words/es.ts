/** Spanish insults, in the format of `WordList` (`../word-matcher.ts`). */
export const spanish = `
puta putas putada* puton* putita* puto putos putito* hijoputa* hijaputa* hijueputa* jueputa* hdp
cabron* cabroncete* gilipolla* gilipuertas joder jodete jodanse jodido jodida jodidos jodidas jodan mierd* comemierda*
pendej* subnormal* maricon* marica maricas mariquita* zorra zorras zorron polla pollas verga vergas mamaverga*
chinga chingas chingar* chingad* chingue* culero* culera* culiao* culiad* culeao* mamon mamona mamones boludo* boluda*
pelotud* conchetumare conchatumadre conchetumadre ctm huevon* weon* aweonao* cojones capullo* malparid* gonorrea* carajo
sudaca* negrata* panchito* bastard* malnacid* desgraciad* estupid* idiota* imbecil* tonto tonta tontos tontas tontaco*
bobo boba cretin* tarado tarada tarados mongolo mongola gilazo lameculos soplapollas tocapelotas cagon cagona
=coño =coños =ñoña
hijo de p|hija de p|hijos de p|hijo de la gran|la concha de tu|la concha tu|concha de su|me cago en tu|me cago en ti
vete a la m|vayanse a la m|vete al diablo|que te den|que te jodan|chupame la|chupa mi|eres una perra|sos una perra|maldita perra
eres basura|eres una basura|sos una basura|eres un cerdo|eres una cerda|das asco|me das asco|dais asco|eres un inutil|eres una inutil
sos un inutil|eres retrasad*|retrasado mental|retrasada mental|puto retrasado|muerete|ojala te mueras|ojala te muera*|matate|te voy a matar
pegate un tiro|eres patetic*|eres un payaso|cierra el hocico|callate la boca
`;
