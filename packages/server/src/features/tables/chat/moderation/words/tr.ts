/** Turkish insults, in the format of `WordList` (`../word-matcher.ts`). */
export const turkish = `
orospu* orosbu* orospi* amk amk* aq amq aminakoy* aminako* amcik* amciq* siktir* sktr sktir* siktr* sikeyim sikerim sikerler sikeriz sikecem sikecegim
sikik sikikler sokarim sokayim =sik =siki =sikim =sikin =sikti =siktim =sikiş =sikiyim =göt =götü =götün =götüne =götlek =götveren gotveren* gotlek*
ibne* ipne* pezeven* kahpe* kaltak* surtuk* yavsak* serefsiz* haysiyetsiz* namussuz* gavat* dalyarak* yarrak* yarrag* yarak* tassak* dassak*
aptal* salak* gerizekal* gerzek* ahmak* dangalak* embesil* beyinsiz* mankafa* denyo* hoduk* lavuk* pust* kevase* fahise* kancik* kopekogl*
=piç =pıç =pıçler =piçler =piçsin =piçin =piçi =oç =oçlar =şerefsiz serefsz* srfsz zibidi* soysuz* gebertirim gebersin geberirsin defol* hiyar hiyarsin angut* keriz*
geri zekal*|geri zeka*|amina koy*|amina ko*|amina sok*|ananin am*|anani sik*|anani avrad*|anani s*|ebeni sik*|orospu c*|pic kurusu|pic kurular*
esek oglu*|esek herif|esek kafali*|essek herif|it oglu*|it herif|itin dolu|itin evlad*|kopek herif|kopek gibi geber*|okuz herif|okuz gibi|mal misin|mal herif|lan mal|sen malsin
mal bu adam|geber git|geber artik|kendini oldur|git oldur kendini|seni oldur*|seni gebert*|ag yuzlu|al bu parayi sok|kes sesini|kapa ceneni|kapa ceneni lan|lanet herif
alcak herif|bok ye|bok yiyen|bok herif|boktan|bok kafali*|yuzune tukur*|tukureyim
`;
