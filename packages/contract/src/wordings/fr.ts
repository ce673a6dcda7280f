import type { ErrorCode } from '../errors.ts';
import { officeWordings } from './office/fr.ts';

export { fieldWordings } from './fields/fr.ts';

export const wordings: Readonly<Record<ErrorCode, string>> = {
  ...officeWordings,
  'request.invalid': 'Corrigez les champs signalés.',
  'request.not_found': 'Cette page ou cet élément n’existe pas.',
  'request.csrf': 'Votre session n’a pas pu être vérifiée. Rechargez la page et réessayez.',
  'request.origin': 'Cette demande a été refusée, car elle provenait d’un autre site web.',
  'request.too_many': 'Trop de tentatives. Patientez un instant et réessayez.',
  'request.unexpected': 'Une erreur est survenue.',
  'request.maintenance': 'Une maintenance est en cours. Nous serons bientôt de retour.',
  'request.overloaded':
    'Notre service est très sollicité en ce moment. Rien n’a été débité. Veuillez réessayer.',
  'request.country_blocked': 'Notre service n’est pas disponible dans votre pays.',
  'auth.signed_out': 'Connectez-vous pour continuer.',
  'auth.forbidden': 'Vous n’êtes pas autorisé à effectuer cette action.',
  'auth.wrong_credentials': 'Adresse e-mail ou mot de passe incorrect',
  'auth.wrong_password': 'Mot de passe incorrect',
  'auth.locked':
    'Votre compte est verrouillé, car trop de mots de passe erronés ont été saisis. Pour choisir un nouveau mot de passe, consultez l’e-mail que nous vous avons envoyé.',
  'auth.code_wrong': 'Votre code est incorrect',
  'auth.code_expired': 'Ce code a expiré. Demandez-en un nouveau.',
  'auth.code_asked_elsewhere':
    'Ce code à six chiffres n’est valable que dans le navigateur qui l’a demandé. Saisissez-le dans ce navigateur ou demandez un nouveau code ici.',
  'auth.recoveries_spent':
    'Trop de codes à six chiffres ont été demandés aujourd’hui. Réessayez dans {hours} h ou utilisez un navigateur dans lequel vous vous êtes déjà connecté.',
  'auth.totp_required': 'Saisissez le code de votre application d’authentification.',
  'second_factor.already_on':
    'L’authentification à deux facteurs est déjà activée. Désactivez-la avant de configurer une autre application d’authentification.',
  'second_factor.not_begun':
    'L’opération a pris trop de temps. Veuillez recommencer la configuration.',
  'second_factor.not_on':
    'L’authentification à deux facteurs n’est pas configurée : il n’y a rien à modifier.',
  'personal_data.too_soon':
    'Vous avez déjà demandé une copie au cours des dernières 24 heures. Utilisez cette copie ou demandez-en une autre demain.',
  'member.email_taken': 'Cette adresse e-mail est déjà utilisée',
  'member.email_unverified': 'Confirmez d’abord votre adresse e-mail.',
  'member.too_young': 'Vous devez avoir au moins 20 ans pour jouer',
  'member.too_young_there': 'Vous devez avoir au moins {age} ans pour jouer dans ce pays',
  'member.excluded': 'Vous êtes en période d’auto-exclusion.',
  'member.on_break': 'Vous êtes en pause de jeu.',
  'member.balance_left':
    'Il vous reste un solde de {left}. Retirez-le d’abord et attendez que le retrait soit payé.',
  'member.top_up_open':
    'Un de vos dépôts est encore en attente. Patientez jusqu’à ce qu’il soit crédité ou échoue. Un dépôt abandonné expire dans l’heure.',
  'member.closed': 'Ce compte est fermé.',
  'member.already_registered':
    'Vous avez déjà un compte chez nous. Connectez-vous ou contactez l’assistance.',
  'member.postcode_unknown': 'Nous n’avons pas trouvé ce code postal. Saisissez votre ville.',
  'wallet.insufficient_funds': 'Fonds insuffisants',
  'wallet.exceeds_cash': 'Le montant dépasse votre solde disponible en argent réel.',
  'wallet.below_minimum': 'Le montant minimum est de {minimum}.',
  'wallet.above_transaction_limit': 'Le montant maximum par opération est de {maximum}.',
  'wallet.above_daily_limit':
    'Ce montant dépasse votre limite quotidienne. Il vous reste {left} aujourd’hui.',
  'wallet.above_monthly_limit':
    'Ce montant dépasse votre limite mensuelle. Il vous reste {left} ce mois-ci.',
  'wallet.cash_out_limit_reached': 'Vous avez atteint la limite de retrait',
  'wallet.verification_required': 'Votre passeport doit être vérifié avant tout retrait.',
  'wallet.method_unused':
    'Vous ne pouvez effectuer de retrait que vers un moyen de paiement déjà utilisé pour un dépôt.',
  'wallet.ewallet_needs_deposit':
    'Un retrait vers un portefeuille électronique n’est possible qu’après un dépôt réussi avec ce même portefeuille.',
  'wallet.cash_out_not_pending': 'Ce retrait ne peut plus être modifié.',
  'wallet.cash_out_failed': 'Le retrait a échoué (vérifiez les informations de paiement)',
  'wallet.cash_outs_unavailable':
    'Les retraits sont actuellement indisponibles. Contactez l’assistance',
  'wallet.provider_unavailable':
    'Le prestataire de paiement ne répond pas. Rien n’a été débité. Veuillez réessayer.',
  'wallet.key_reused':
    'Cette demande a déjà été faite avec d’autres informations. Rechargez la page et vérifiez le résultat avant de réessayer.',
  'wallet.too_many_failed': 'Trop de paiements ont échoué. Réessayez dans {minutes} minutes.',
  'wallet.top_ups_suspended':
    'Les dépôts sur votre compte sont suspendus après de nombreux échecs de paiement. Contactez l’assistance.',
  'wallet.same_clerk': 'Un second agent doit approuver cette opération.',
  'wallet.claimed': 'Un autre agent travaille sur ce dossier.',
  'wallet.difference_closed': 'Cet écart est déjà réglé.',
  'wallet.correction_needs_member': 'Indiquez le membre concerné par cette correction.',
  'limits.deposit_reached':
    'Ce montant vous ferait dépasser la limite de dépôt que vous avez fixée. Il vous reste {left}.',
  'limits.wager_reached':
    'Cette mise vous ferait dépasser la limite de mises que vous avez fixée. Il vous reste {left}.',
  'limits.loss_reached':
    'Cette mise vous ferait dépasser la limite de pertes que vous avez fixée. Il vous reste {left}.',
  'limits.session_time_reached':
    'Vous avez atteint la limite de temps quotidienne que vous avez fixée. Vous pourrez rejouer après minuit UTC.',
  'limits.reality_check_due':
    'C’est le moment de faire le point : répondez au rappel de temps de jeu avant la prochaine manche.',
  'limits.too_early': 'Une limite plus élevée peut être confirmée 24 heures après votre demande.',
  'limits.nothing_pending': 'Aucun changement n’attend de confirmation.',
  'exclusion.shorter':
    'Une auto-exclusion plus longue est déjà en vigueur. Elle ne peut pas être raccourcie.',
  'exclusion.too_early':
    'Une auto-exclusion à durée indéterminée peut être levée au plus tôt sept jours après son début.',
  'exclusion.not_reopenable': 'Cette auto-exclusion ne peut pas être levée.',
  'limits.unknown': 'Cette limite n’existe pas.',
  'document.wrong_format': 'Nous n’acceptons que les fichiers PNG, JPEG ou PDF.',
  'document.too_large': 'Ce fichier est trop volumineux. Il doit faire moins de 10 Mo.',
  'document.damaged':
    'Nous n’avons pas pu ouvrir ce fichier. Reprenez la photo ou enregistrez à nouveau le document.',
  'document.infected': 'Ce fichier a été refusé par notre antivirus. Envoyez-en un autre.',
  'document.encrypted':
    'Ce PDF est verrouillé. Enregistrez-le sans mot de passe ou envoyez une photo.',
  'document.active':
    'Ce PDF contient des scripts ou des fichiers intégrés. Imprimez-le dans un nouveau PDF ou envoyez une photo.',
  'document.too_many_pages':
    'Un PDF peut compter douze pages au plus. N’envoyez que les pages utiles.',
  'document.no_file': 'Choisissez d’abord un fichier.',
  'document.too_many_files': 'Un document peut compter quatre fichiers au plus.',
  'document.too_old': 'Le justificatif de domicile doit dater de moins de 3 mois.',
  'document.waiting':
    'Nous examinons déjà un document de ce type. Veuillez attendre notre décision.',
  'document.key_reused':
    'Cet envoi a déjà été fait avec un autre contenu. Rechargez la page pour voir les documents que nous avons reçus.',
  'document.claimed': 'Un autre agent examine ce document.',
  'document.not_claimed': 'Prenez ce document en charge avant de l’approuver ou de le refuser.',
  'document.decided': 'Ce document a déjà fait l’objet d’une décision.',
  'details.nickname_taken': 'Ce pseudo est déjà pris. {suggestion} est libre.',
  'details.no_email_waiting':
    'Aucune nouvelle adresse e-mail n’est en attente de confirmation. Demandez à nouveau le changement.',
  'document.details_changed':
    'Le membre a changé d’adresse entre-temps. Vérifiez la nouvelle adresse et recommencez.',
  'override.waiting': 'Une dérogation pour ce passeport attend déjà l’accord d’un second agent.',
  'override.same_clerk': 'Un second agent doit confirmer cette opération.',
  'override.decided': 'Cette dérogation a déjà fait l’objet d’une décision.',
  'ticket.key_reused':
    'Ce message a déjà été envoyé avec un autre texte. Rechargez la page pour écrire un nouveau message.',
  'ticket.too_many':
    'Vous nous avez déjà écrit plusieurs fois aujourd’hui. Attendez notre réponse ou écrivez-nous à nouveau demain.',
  'ticket.no_review': 'Cette réclamation ne peut plus être réexaminée.',
  'ticket.claimed': 'Un autre agent répond à ce ticket.',
  'ticket.answered': 'Ce ticket a déjà reçu une réponse.',
  'ticket.other_clerk':
    'Le second examen doit être effectué par un agent qui n’a pas effectué le premier.',
  'ticket.id_reused':
    'Ce message a déjà été envoyé avec un autre texte. Rechargez la page pour en écrire un nouveau.',
  'ticket.closed':
    'Ce ticket est clos depuis longtemps. Ouvrez un nouveau ticket et indiquez le numéro de celui-ci.',
  'ticket.too_many_messages':
    'Vous avez déjà ajouté beaucoup de messages à ce ticket aujourd’hui. Merci d’attendre notre réponse.',
  'ticket.too_many_files':
    'Un message peut contenir cinq fichiers au plus, et un ticket 30 au plus.',
  'ticket.not_rateable': 'Ce ticket ne peut plus être noté.',
  'ticket.changed': 'Quelqu’un d’autre a modifié ce ticket. Vérifiez-le et réessayez.',
  'ticket.stays_complaint':
    'Une réclamation ne peut pas être changée en question, car les délais des réclamations continuent de s’appliquer.',
  'ticket.no_colleague': 'Cet agent ne peut pas répondre aux tickets. Choisissez-en un autre.',
  'ticket.answer_first': 'Une réclamation ne peut être fermée qu’après avoir reçu une réponse.',
  'ticket.merged': 'Ce ticket a été fusionné avec un autre.',
  'ticket.unknown': 'Aucun autre ticket ne porte ce numéro.',
  'ticket.other_requester': 'Seuls les tickets d’une même personne peuvent être fusionnés.',
  'ticket.link_unknown': 'Ce membre n’a ni manche ni paiement portant ce numéro.',
  'ticket.too_many_links': 'Un ticket ne peut pas comporter plus de 20 liens.',
  'ticket.calendar_changed':
    'Quelqu’un d’autre a modifié le calendrier. Vos modifications n’ont pas été enregistrées. Vérifiez la nouvelle version, puis enregistrez à nouveau.',
  'chat.id_reused':
    'Ce message a déjà été envoyé avec un autre texte. Rechargez la page pour en écrire un nouveau.',
  'chat.elsewhere':
    'Notre chat est désormais assuré par un autre prestataire. Fermez le chat et rouvrez-le.',
  'chat.visitor_unknown':
    'Ce chat a expiré. Indiquez votre nom et votre adresse e-mail pour en commencer un nouveau.',
  'chat.address_unconfirmed':
    'Confirmez d’abord votre adresse e-mail. Ouvrez le lien que nous vous avons envoyé.',
  'chat.link_over':
    'Ce lien ne fonctionne plus. Si vous avez encore besoin d’aide, écrivez-nous à nouveau dans le chat.',
  'chat.not_rateable': 'Cette conversation ne peut plus être évaluée.',
  'chat.hours_changed':
    'Quelqu’un d’autre a modifié les horaires entre-temps. Vos modifications n’ont pas été enregistrées. Vérifiez la nouvelle version, puis enregistrez à nouveau.',
  'chat.ended': 'Cette conversation est terminée.',
  'chat.taken': 'Un collègue a pris cette conversation en charge.',
  'chat.not_yours':
    'Vous n’avez pas pris cette conversation en charge. Prenez-la en charge avant de répondre.',
  'chat.no_colleague':
    'Ce collègue ne peut pas prendre de conversation en charge. Choisissez-en un autre.',
  'play.game_unknown': 'Nous ne proposons pas ce jeu.',
  'play.game_maintenance': 'Ce jeu est en maintenance.',
  'play.not_free':
    'Ce jeu n’est pas disponible en mode gratuit. Inscrivez-vous ou connectez-vous pour jouer.',
  'play.stake_off_ladder': 'Cette mise n’est pas proposée. Choisissez l’une des mises de la liste.',
  'play.unknown_bet': 'Ce jeu ne propose pas cette mise.',
  'play.empty_bet': 'Placez d’abord une mise.',
  'play.below_minimum': 'Votre mise est inférieure au minimum autorisé pour ce jeu.',
  'play.above_maximum': 'Votre mise dépasse le maximum autorisé pour ce jeu.',
  'play.round_mismatch': 'Cette manche a déjà été jouée avec une autre mise.',
  'play.too_many_open': 'Vous jouez trop de manches à la fois. Attendez la fin de la dernière.',
  'play.too_fast': 'Vous jouez trop vite. Vous pourrez jouer la prochaine manche dans un instant.',
  'play.verification_required':
    'La réglementation qui s’applique à vous exige un passeport vérifié pour jouer. Envoyez vos documents sur la page Mon passeport.',
  'play.round_open':
    'Vous avez une manche en cours dans ce jeu. Terminez-la avant d’en commencer une autre.',
  'play.round_stuck':
    'Votre manche en cours ne peut pas continuer. Notre équipe a été prévenue. Si la manche ne peut pas reprendre, votre mise est recréditée sur votre solde en argent réel.',
  'play.action_illegal': 'Cette action n’est pas possible à ce stade de la manche.',
  'play.action_late': 'Cette manche s’est poursuivie dans une autre fenêtre. Elle a été rechargée.',
  'wagers.not_found': 'Cette mise n’existe pas.',
  'wagers.already_voided': 'Cette mise a déjà été annulée.',
  'wagers.not_settled': 'Cette mise n’a pas encore de résultat : il n’y a rien à annuler.',
  'fairness.round_open': 'Terminez votre manche en cours avant de changer vos graines.',
  'bag.full':
    'Votre sac de voyage est plein : activez ou supprimez des articles pour effectuer votre achat.',
  'bag.purchase_failed': 'Désolé ! Vous n’avez pas pu acheter ce sac de voyage',
  'bag.second_time': 'Désolé ! Vous ne pouvez pas acheter ce sac de voyage une seconde fois',
  'bag.item_not_in_bag': 'Cet article n’est plus disponible dans votre sac.',
  'bag.item_ended': 'Cet article n’est plus valable.',
  'bag.item_changed':
    'Cet article a changé entre-temps. Vérifiez-le à nouveau avant de le supprimer.',
  'bag.wagering_too_high':
    'Les règles de ce pays n’autorisent pas de bonus avec des conditions de mise aussi élevées.',
  'bag.another_waits':
    'Un autre bonus attend déjà votre prochain dépôt. Utilisez-le ou supprimez-le d’abord.',
  'bag.another_watched':
    'Un autre cashback porte déjà sur l’un de vos dépôts. Vous pourrez activer ce cashback quand l’autre sera terminé.',
  'bag.no_spins_left': 'Il ne reste ni tours gratuits ni crédit sur cet article.',
  'bag.grant_decided': 'Cette attribution a déjà fait l’objet d’une décision.',
  'bag.member_may_not': 'Ce membre ne peut pas recevoir de bonus.',
  'market.item_unknown': 'Cet article n’est pas en vente.',
  'market.changed': 'Le prix ou les conditions ont changé. Vérifiez-les avant d’acheter.',
  'market.not_open': 'Cet article n’est pas en vente.',
  'market.sold_out': 'Le dernier exemplaire de cet article vient d’être vendu.',
  'market.limit_reached':
    'Vous avez atteint la limite d’achat de cet article pour une période de {days} jours.',
  'market.not_enough_coins':
    'Vous n’avez pas assez de Coins pour effectuer cet achat (montez de niveau ou accomplissez des missions).',
  'journey.skill_complete': 'Cette compétence a atteint son niveau maximum.',
  'journey.skill_changed':
    'Cette compétence a été améliorée sur un autre appareil. Vérifiez son niveau avant de dépenser d’autres points.',
  'journey.not_enough_points':
    'Vous n’avez pas assez de points de compétence. Montez de niveau pour en gagner d’autres.',
  'tournaments.not_open': 'Il n’est plus possible de s’inscrire à ce tournoi.',
  'tournaments.entered_already': 'Vous participez déjà à ce tournoi.',
  'tournaments.full': 'Ce tournoi est complet.',
  'tournaments.price_changed':
    'Les frais d’inscription à ce tournoi ont changé. Rien n’a été débité. Veuillez vérifier le nouveau montant.',
  'tournaments.terms_changed':
    'Les conditions de ce tournoi ont changé. Rien n’a été débité. Veuillez lire les nouvelles conditions.',
  'tournaments.not_enough_coins': 'Vous n’avez pas assez de Coins pour ce tournoi.',
  'tournaments.ticket_unusable': 'Ce ticket n’est plus utilisable. Rien n’a été débité.',
  'tournaments.impossible':
    'Ce tournoi ne peut pas être créé avec ces réglages. Vérifiez les horaires, les machines à sous, la mise et les prix à gagner.',
  'tournaments.changed':
    'Quelqu’un d’autre vient de modifier ce tournoi. Vérifiez la nouvelle version, puis réessayez.',
  'tournaments.started':
    'Ce tournoi a commencé. Il ne peut plus être modifié, mais seulement annulé.',
  'tournaments.terms_fixed':
    'Des membres sont déjà inscrits à ce tournoi. Vous pouvez seulement modifier son nom et son nombre de places, ou augmenter les prix à gagner.',
  'tournaments.start_fixed':
    'Ce tournoi fait partie d’une série, qui fixe l’heure de début. Celle-ci ne peut pas être modifiée ici.',
  'tournaments.ended': 'Ce tournoi est terminé.',
  'travel.city_unknown': 'Nous ne desservons pas cette ville.',
  'travel.already_there': 'Vous êtes déjà dans cette ville.',
  'travel.not_verified': 'Pour voyager, vous devez d’abord faire vérifier votre passeport.',
  'travel.not_enough_coins': 'Désolé ! Vous n’avez pas assez de Coins pour voyager',
  'travel.fare_changed':
    'Le tarif a changé. Il est maintenant de {fare} Coins. Vérifiez-le avant d’embarquer.',
  'travel.moved_meanwhile':
    'Vous avez quitté cette ville entre-temps. Choisissez un vol au départ de la ville où vous êtes.',
  'travel.ticket_unusable':
    'Ce billet n’est plus utilisable. Choisissez un autre moyen de paiement.',
  'wallet.cash_out_ends_bonuses':
    'Certains de vos bonus exigent que le dépôt éligible soit misé une fois avant tout retrait. Ce retrait met fin à ces bonus. Confirmez le retrait pour continuer.',
  'editions.edited':
    'Quelqu’un d’autre a publié une nouvelle version entre-temps. Vos modifications n’ont pas été enregistrées. Vérifiez la nouvelle version, puis enregistrez à nouveau.',
  'editions.unchanged': 'Il n’y a aucune modification à publier.',
  'editions.name_taken':
    'Un autre élément porte déjà ce nom dans la même langue. Choisissez un autre nom.',
  'editions.city_closed':
    'Il resterait trop peu de missions dans cette ville pour que les membres puissent gagner son tampon.',
  'market.edited':
    'Quelqu’un d’autre a modifié cet article entre-temps. Nous l’avons rechargé. Vérifiez-le et réessayez.',
  'market.kind_fixed':
    'Le type d’un article ne peut pas être modifié. Pour un autre type, créez un nouvel article.',
  'play.bonus_refused':
    'L’argent bonus n’est pas accepté dans certains jeux (jouez en argent réel)',
  'fairness.client_seed_invalid':
    'Utilisez de 1 à 32 lettres, chiffres, traits d’union ou tirets bas.',
  'fairness.stale_pair':
    'Votre paire de graines a été modifiée dans une autre fenêtre et a été rechargée.',
  'playlists.name_unfit': 'Ce nom n’est pas autorisé. Choisissez-en un autre.',
  'playlists.too_many':
    'Vous avez déjà {most} playlists, soit le maximum autorisé. Supprimez-en une pour en créer une autre.',
  'playlists.full': 'Cette playlist contient déjà {most} jeux. Retirez-en un d’abord.',
  'playlists.changed': 'Cette playlist a été modifiée dans une autre fenêtre et a été rechargée.',
  'lobby.update_failed': 'Le filtre n’a pas pu être mis à jour',
  'lobby.set_failed': 'Le filtre n’a pas pu être appliqué',
  'lobby.add_failed': 'Le filtre actif n’a pas pu être ajouté',
  'lobby.remove_failed': 'Le filtre actif n’a pas pu être retiré',
  'lobby.clear_failed': 'Les filtres n’ont pas pu être effacés',
  'floor.changed':
    'Quelqu’un d’autre a modifié la salle de jeux entre-temps. Vos modifications n’ont pas été enregistrées. Vérifiez la nouvelle version, puis enregistrez à nouveau.',
  'floor.unknown':
    'Aucun jeu ni aucune catégorie ne s’appelle « {name} ». Retirez ce nom de la liste.',
  'floor.twice': '« {name} » figure deux fois dans la même liste. Retirez l’une des deux lignes.',
};
