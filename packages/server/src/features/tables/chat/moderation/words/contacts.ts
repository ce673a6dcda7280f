/**
 * Messengers, e-mail services and invitations to write elsewhere, in the format of `WordList` (`../word-matcher.ts`).
 */
export const contacts = `
*whatsapp* whatsap* watsap* watsapp* wasap* wassap* guasap* wpp zapzap telegram telegrama telegramdan telegramim telegramdayim telegramdan tlgrm *instagram* insta instam
instadan discord skype viber wechat snapchat* messenger facebook* tiktok* onlyfans gmail* hotmail* yahoo icloud protonmail* yandex outlookcom
whats app|insta gram|tele gram|face book|dm me|pm me|text me|add me on|find me on|follow me on|hit me up|call me at|call me on|reach me at|write me at
llamame al|escribeme al|escribeme a mi|agregame en|sigueme en|manda dm|mandame dm|mandame un dm|mandame un mensaje|appelle moi au|ecris moi au|ajoute moi sur|suis moi sur|envoie moi un mp
me liga no|me chama no|chama no zap|meu zap|no zap|me adiciona no|me segue no|liga me para o|manda dm pra|beni ara|bana yaz|bana dmden|dmden yaz|dm at|numarami al|mail at|ozelden yaz
kuyruklu a|et isareti
`;
