import type { OfficeWordings } from '../index.ts';

/** Error texts for affiliates, news, campaigns, canned replies, staff accounts and shared tables. */
export const officeWordings: OfficeWordings = {
  'affiliates.token_taken': 'Ce code de lien est déjà utilisé. Choisissez-en un autre.',
  'affiliates.email_taken': 'Un autre affilié utilise déjà cette adresse e-mail.',
  'affiliates.changed':
    'Quelqu’un d’autre a modifié cet affilié entre-temps. Vos modifications n’ont pas été enregistrées. Vérifiez la nouvelle version, puis enregistrez à nouveau.',
  'affiliates.payout_waits': 'Un paiement à cet affilié attend déjà l’accord d’un second agent.',
  'affiliates.nothing_due': 'Aucune commission n’est due à cet affilié pour le moment.',
  'affiliates.figures_changed':
    'Les chiffres ont changé entre-temps. Vérifiez-les à nouveau. Un paiement en attente doit être refusé, puis redemandé.',
  'affiliates.payout_decided': 'Ce paiement a déjà fait l’objet d’une décision.',
  'campaigns.not_open': 'Cette offre n’est pas disponible.',
  'campaigns.taken_by_person':
    'Cette offre n’est valable qu’une fois par personne. Vous en avez déjà profité avec un autre compte.',
  'campaigns.none_left': 'Cette offre est épuisée. Le dernier exemplaire vient d’être attribué.',
  'campaigns.new_members_only':
    'Cette offre est réservée aux nouveaux membres. Votre inscription est trop ancienne.',
  'campaigns.slug_taken': 'Une autre campagne utilise déjà cette URL.',
  'campaigns.changed':
    'Quelqu’un d’autre a modifié cette campagne entre-temps. Vos modifications n’ont pas été enregistrées. Vérifiez la nouvelle version, puis enregistrez à nouveau.',
  'campaigns.gift_given': 'Ce membre a déjà reçu un cadeau de cette campagne.',
  'campaigns.gift_too_large':
    'Le coût de cette attribution risque de dépasser le montant qu’un agent peut approuver seul. Effectuez-la dans la fiche du membre, où un second agent pourra la confirmer.',
  'campaigns.mail_sent': 'Les e-mails de cette campagne sont déjà en cours d’envoi.',
  'articles.slug_taken': 'Un autre article utilise déjà cette URL.',
  'articles.changed':
    'Quelqu’un d’autre a modifié cet article entre-temps. Vos modifications n’ont pas été enregistrées. Vérifiez la nouvelle version, puis enregistrez à nouveau.',
  'articles.draft_changed':
    'Quelqu’un d’autre a enregistré un brouillon plus récent dans cette langue. Comparez-le à votre texte, puis enregistrez de nouveau.',
  'articles.incomplete':
    'Le titre, le résumé et le texte sont obligatoires pour publier. Une image de couverture doit avoir une description.',
  'articles.text_refused': 'Cette partie du texte n’est pas autorisée : {piece}',
  'articles.picture_misplaced':
    'Une image doit occuper sa propre ligne, avec une ligne vide avant et après : {piece}',
  'articles.picture_outside':
    'Seules les images importées ici sont autorisées dans un texte : {piece}',
  'articles.picture_undescribed':
    'Cette image n’a pas de description. Ajoutez-en une entre les crochets : {piece}',
  'articles.picture_unknown': 'Cette image n’existe pas. Envoyez-la à nouveau : {piece}',
  'articles.field_unknown': 'Aucun champ ne s’appelle {name}.',
  'articles.link_broken': 'Ce lien ne mène à aucune page : {link}',
  'articles.guide_refused':
    'Cette page doit contenir trois sections comportant chacune un titre et une liste numérotée : les chapitres du guide.',
  'articles.date_past': 'Choisissez une date et une heure dans le futur.',
  'articles.not_published': 'Ce texte n’est ni publié ni programmé.',
  'articles.not_scheduled': 'Aucun texte n’est programmé dans cette langue.',
  'articles.picture_refused':
    'Nous n’avons pas pu ouvrir cette image. Envoyez un fichier PNG, JPEG ou WebP.',
  'articles.picture_too_large': 'L’image doit faire moins de 10 Mo.',
  'articles.picture_too_small': 'L’image doit faire au moins 960 pixels de large.',
  'replies.changed':
    'Quelqu’un d’autre a modifié cette réponse. Vos modifications n’ont pas été enregistrées. Vérifiez la nouvelle version, puis enregistrez à nouveau.',
  'replies.variable_unknown': 'Aucun champ ne s’appelle {name}.',
  'replies.too_many':
    'Le nombre de réponses types est limité à 200. Modifiez ou supprimez une réponse existante.',
  'staff.link_over': 'Ce lien ne fonctionne plus. Demandez-en un nouveau.',
  'staff.email_taken':
    'Un compte d’agent utilise déjà cette adresse e-mail. Il est peut-être désactivé.',
  'staff.invitation_open':
    'Une invitation est déjà en cours pour cette adresse e-mail. Renvoyez-la ou retirez-la d’abord.',
  'staff.invitation_over': 'Cette invitation a déjà été utilisée ou retirée.',
  'staff.own_account':
    'Il s’agit de votre propre compte : un autre propriétaire doit effectuer cette modification.',
  'staff.request_open':
    'Une demande concernant ce compte attend déjà l’accord d’un second propriétaire.',
  'staff.same_owner': 'Un second propriétaire doit approuver cette demande.',
  'staff.request_decided': 'Cette demande a déjà fait l’objet d’une décision.',
  'staff.request_outdated':
    'Les comptes ont changé depuis cette demande. Refusez-la et faites-en une nouvelle.',
  'staff.passkey_refused': 'Cette clé d’accès n’a pas pu être vérifiée. Réessayez.',
  'staff.passkeys_full':
    'Un compte peut avoir dix clés d’accès au maximum. Supprimez-en d’abord une.',
  'staff.wrong_credentials': 'Votre e-mail, votre mot de passe ou votre code est incorrect',
  'staff.member_unknown': 'Cette adresse e-mail n’existe pas',
  'tables.changed':
    'Quelqu’un d’autre a modifié cette table, ou la table a ouvert ou fermé selon ses horaires. Vos modifications n’ont pas été enregistrées. Vérifiez la nouvelle version, puis enregistrez à nouveau.',
  'tables.hours_changed':
    'Quelqu’un d’autre a modifié les horaires d’ouverture de cette table. Vos modifications n’ont pas été enregistrées. Vérifiez la nouvelle version, puis enregistrez à nouveau.',
  'tables.bad_hours': 'Une date est dans plus de 400 jours. Choisissez une date plus proche.',
  'tables.bad_limits':
    'Ces limites se contredisent. Le minimum et le maximum par case doivent être des multiples du plus petit jeton. Le minimum ne doit pas dépasser 200 fois la valeur de ce jeton. Le maximum par case ne doit pas être inférieur au minimum, ni le maximum par manche au maximum par case. Une mise peut couvrir de 1 à 200 cases.',
  'tables.bad_pace':
    'Les mises restent ouvertes de 5 à 120 secondes, l’annonce des dernières mises est plus courte, la pause avant le résultat dure de 0,5 à 10 secondes et les gains s’affichent pendant 1 à 30 secondes.',
  'tables.unknown': 'Cette table n’existe pas.',
  'tables.closed': 'Cette table est fermée et n’accepte pas de mises.',
  'tables.late':
    'Votre mise est arrivée {ms} ms trop tard. Elle a été refusée et rien n’a été débité.',
  'tables.early': 'Cette manche n’accepte pas encore de mises. Misez sur la manche en cours.',
  'tables.round_over':
    'Cette manche est terminée. Votre mise a été refusée et rien n’a été débité.',
  'tables.round_void':
    'Cette manche est annulée et n’accepte plus de mises. Les mises déjà acceptées sont remboursées.',
  'tables.limit':
    'Avec cette mise, vous dépasseriez {maximum}, le maximum par manche à cette table.',
  'tables.bonus_round':
    'Vous utilisez de l’argent bonus dans cette manche : vos mises peuvent atteindre au plus 5 $ au total et couvrir au plus 60 % des résultats. Cette mise n’a pas été acceptée et rien n’a été débité.',
  'tables.bonus_bets':
    'Votre argent réel ne suffit pas pour cette mise. L’argent bonus n’est accepté que si vos mises de cette manche atteignent au plus 5 $ au total, couvrent au plus 60 % des résultats et présentent chacune un avantage du casino d’au moins 1 %. Cette mise n’a pas été acceptée et rien n’a été débité.',
  'tables.bet_mismatch': 'Cette mise a déjà été placée avec d’autres montants.',
  'tables.chain_unknown': 'Cette table n’a pas de chaîne portant ce numéro.',
  'tables.salt_known': 'Cette chaîne a déjà son sel.',
  'tables.salt_of_server':
    'Le serveur tire lui-même le sel de cette chaîne : aucune signature n’est nécessaire.',
  'tables.signature_wrong':
    'Ce n’est pas la signature de drand pour le tirage {round}. Copiez le champ « signature » de ce tirage précis.',
  'tables.chat_insult':
    'Votre message n’a pas été envoyé, car il contient une insulte ou un mot vulgaire.',
  'tables.chat_phone':
    'Votre message n’a pas été envoyé. Les numéros de téléphone ne sont pas admis dans les discussions de table.',
  'tables.chat_link':
    'Votre message n’a pas été envoyé. Les adresses web ne sont pas admises. Si votre message n’en contient pas, laissez une espace après chaque point.',
  'tables.chat_contact':
    'Votre message n’a pas été envoyé. Les adresses e-mail et les coordonnées sur d’autres services ne sont pas autorisées.',
  'tables.chat_letters':
    'Votre message n’a pas été envoyé, car nous ne pouvons vérifier que les messages en alphabet latin.',
  'tables.chat_slow': 'Vous pourrez envoyer votre prochain message à cette table dans {seconds} s.',
  'tables.chat_silenced':
    'L’assistance vous a retiré la parole dans les discussions de table. Vous pourrez de nouveau écrire dans {minutes} min.',
  'tables.chat_unknown': 'Ce message n’existe plus.',
  'tables.chat_own': 'Vous ne pouvez ni signaler votre propre message ni vous bloquer.',
  'tables.chat_too_many_blocks':
    'Vous avez atteint le nombre maximal de voyageurs bloqués. Débloquez-en d’abord un.',
  'tables.chat_id_reused':
    'Ce message a déjà été envoyé avec un autre texte ou à une autre table. Écrivez un nouveau message.',
  'tables.round_unknown': 'Cette table n’a aucune manche portant ce numéro.',
  'tables.round_is_void': 'Cette manche est déjà annulée.',
  'tables.void_waiting': 'Un autre agent a déjà demandé l’annulation de cette manche.',
  'tables.void_decided': 'Une décision a déjà été prise sur cette demande.',
  'tables.spot_taken':
    'Vous avez déjà cette mise dans cette manche, par exemple depuis une autre fenêtre. Elle n’a pas été acceptée et rien n’a été débité.',
  'tables.bet_unknown': 'Vous n’avez pas cette mise à cette table.',
  'tables.no_climb': 'L’ascension n’a pas commencé : vous ne pouvez pas encore encaisser.',
  'tables.cash_out_early': 'Vous pouvez encaisser à partir de 1,01×. Réessayez.',
  'tables.bonus_cash_out':
    'Vous utilisez de l’argent bonus dans cette manche : vous pouvez encaisser à partir de 1,65×.',
  'tables.climb_ended': 'L’ascension est terminée : cette mise ne peut plus être encaissée.',
  'tables.already_out': 'Cette mise a déjà été encaissée automatiquement.',
  'tables.favourites_full':
    'Vous avez {maximum} mises favorites pour ce jeu. Supprimez-en une pour en enregistrer une autre.',
  'tables.favourite_unknown': 'Cette mise favorite n’existe plus.',
  'tables.favourite_id_reused':
    'Cette mise favorite a déjà été enregistrée avec d’autres montants. Enregistrez votre mise comme nouvelle favorite.',
  'tables.no_decision': 'Il n’y a rien à décider pour cette mise en ce moment.',
  'tables.decision_early':
    'Cette décision n’est pas encore possible. Attendez un instant, puis réessayez.',
  'tables.decision_late':
    'Votre décision est arrivée trop tard : vous restez. Rien n’a été débité.',
  'tables.decision_taken':
    'Vous avez déjà décidé, par exemple dans une autre fenêtre. Votre première décision compte.',
  'tables.interrupted':
    'Cette table n’a pas de vidéo ou pas de croupier pour le moment : elle n’accepte aucune mise. Rien n’a été débité. Misez de nouveau lorsque les deux seront de retour.',
  'tables.record_secret':
    'Le registre d’une manche n’est public qu’une fois la manche terminée. Réessayez après la fin de cette manche.',
  'tables.not_dealt':
    'Les résultats de cette table sont tirés par ordinateur : elle n’a pas de croupier. Choisissez une table avec croupier.',
  'tables.shift_taken':
    'Un autre croupier a un service en cours à cette table. Ce service doit se terminer avant que le vôtre commence.',
  'tables.shift_elsewhere': 'Vous avez un service en cours à une autre table. Terminez-le d’abord.',
  'tables.shift_unknown':
    'Ce service n’existe pas à cette table. Rechargez la page pour voir le service en cours.',
  'tables.no_shift': 'Cette table n’a pas de service en cours. Commencez d’abord votre service.',
  'tables.not_your_shift':
    'Ce service est celui d’un autre croupier. Ce croupier ou un chef de salle doit y mettre fin avant que vous puissiez commencer le vôtre.',
  'tables.entry_round':
    'Ce n’est pas la manche en cours de la table. Rien n’a été enregistré ; la console affiche la manche en cours.',
  'tables.entry_early':
    'Des mises sont encore acceptées ou en cours de débit. Saisissez le résultat une fois la manche fermée.',
  'tables.entry_late':
    'Le résultat de cette manche est confirmé, ou la manche est annulée. Seul un chef de salle peut corriger un résultat.',
  'tables.entry_attempt':
    'Un nouvel essai a commencé, car les deux saisies étaient différentes. Refaites les deux saisies.',
  'tables.entry_changed':
    'Cette saisie a changé entre-temps, par exemple dans une autre fenêtre. Rien n’a été enregistré ; vérifiez la saisie et continuez.',
  'tables.entry_complete':
    'Selon les règles du jeu, aucune carte ni aucun numéro ne suit. Vérifiez la saisie.',
  'tables.entry_incomplete': 'Selon les règles du jeu, une autre carte suit. Complétez la saisie.',
  'tables.entry_source':
    'Toutes les cartes ou tous les numéros d’une saisie doivent provenir d’un seul appareil, et la seconde saisie doit se faire au clavier. Continuez sur le bon appareil.',
  'tables.item_unknown': 'Ce jeu n’a pas cette carte ou ce numéro. Recommencez la saisie.',
  'tables.entries_differ':
    'Les deux saisies sont incomplètes ou différentes. Avant de confirmer le résultat, complétez-les et assurez-vous qu’elles concordent.',
  'tables.not_settled':
    'Cette manche n’est pas réglée : son résultat ne peut pas encore être corrigé. Réessayez une fois les gains payés.',
  'tables.correction_waiting':
    'Une correction de cette manche attend une décision ou est en cours de comptabilisation. Réessayez lorsque cette correction sera terminée.',
  'tables.correction_decided':
    'Une décision a déjà été prise sur cette correction. Rechargez la page pour voir la décision.',
  'tables.same_result':
    'La manche a déjà ce résultat : il n’y a rien à corriger. Vérifiez le résultat que vous avez saisi.',
  'recordings.not_recorded': 'La vidéo de cette partie de la manche n’a pas été enregistrée.',
  'recordings.deleted': 'Cet enregistrement a été supprimé à la fin de la durée de conservation.',
  'recordings.changed':
    'Le fichier de cet enregistrement a été modifié après la manche : il ne prouve donc rien. Prévenez l’équipe technique.',
  'recordings.gone':
    'Le fichier de cet enregistrement n’est pas dans le dossier des enregistrements. Prévenez l’équipe technique.',
  'recordings.token':
    'L’autorisation de lire cet enregistrement a expiré. Ouvrez de nouveau l’enregistrement.',
};
