/** English insults, in the format of `WordList` (`../word-matcher.ts`). */
export const english = `
*fuck* fuk fuking fukin fck fcking fcker phuck* fuq *motherf*
*shit* *bitch* biatch *whore* cunt* twat* ass asses asshat* *asshole* ashole arse arses arsehole* dumbass* jackass*
smartass* dumass dick dicks *dickhead* prick pricks cock cocks cocksuck* pussy pussies bollocks
wank* tosser* slut* skank* hooker* bastard* scum scumbag* douchebag* sleazebag*
idiot* moron morons moronic imbecil* stupid* dumb dumber dumbest dumbo halfwit* nitwit* dimwit* cretin*
retarded nigger* nigga* fag fags *faggot* kike kikes spic spics chink chinks gook gooks paki pakis wetback* tranny
trannies towelhead* raghead* coon coons nazi nazis paedo* pedophil* pedofil* rapist*
kys stfu gtfo
kill yourself|kill urself|kill your self|go die|hope you die|hope u die|drop dead|hang yourself|neck yourself
i will kill you|ill kill you|gonna kill you|rape you|you suck|u suck|suck my|suck it|lick my|blow me
you loser|u loser|what a loser|you retard|u retard|such a retard|you jerk|such a jerk|you creep|you pig|you cow
you are trash|youre trash|you re trash|ur trash|you are garbage|youre garbage|you re garbage|you are pathetic
youre pathetic|you re pathetic|you are worthless|youre worthless|you re worthless|son of a b|piss off|sod off
`;
