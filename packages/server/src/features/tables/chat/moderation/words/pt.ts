/** Portuguese insults, in the format of `WordList` (`../word-matcher.ts`). */
export const portuguese = `
puta putas puto putos putinha* putaria* merda merdas merdos* caralho* karalho* krl crl porra porras foda fodas fodase fodasse fodace
fode foder fodam fodid* fodeu bosta bostas cabrao cabroes corno cornos corna otario* otaria* babaca* babaquice* arrombad* viado viados
viadinho* veado viadagem vagabund* vadia vadias idiota* imbecil* imbecis estupid* cretin* desgracad* fdp vsf vtnc pqp punheta* punheteir* buceta*
boceta* xoxota* boquete* nojent* retardad* mongoloide* sapatao traveco* cuzao cuzoes cuzuda panaca* palerma* parvo parva parvos
parvalhao paspalho* energumeno* badalhoc* rabeta rabetas paneleiro* escroto* escrotid* babacao trouxa trouxas
filho da p|filha da p|filhos da p|filho de uma p|vai tomar*|tomar no cu|no cu|teu cu|seu cu|meu cu|teu c|vai se f*|vai te f*|vai para o c|vai pro c*|vai pro inferno
seu burro|sua burra|que burro|que burra|es burro|es burra|e burro demais|seu lixo|sua lixo|es um lixo|voce e um lixo|sua vaca|que vaca|sua piranha|sua cadela
seu macaco|sua macaca|seu preto|sua preta|seu animal|seu porco|sua porca|seu verme|chupa meu|me chupa|chupa pau|chupa o meu|seu merd*|morre diabo|vai morrer|tomara que morra
se mata|mata te|vou te matar|cala a boca seu|teu pai e corno|tua mae e*|a tua mae*|a puta que*|nojo de ti|tenho nojo de voce|es um nojo|voce e um nojo
`;
