import type { ErrorCode } from '../errors.ts';
import type { FieldCode } from '../field-texts.ts';

export const wordings: Readonly<Record<ErrorCode, string>> = {
  'request.invalid': 'Vérifiez les champs signalés.',
  'request.not_found': 'Cette page ou cet élément n’existe pas.',
  'request.csrf': 'Votre session n’a pas pu être vérifiée. Rechargez la page et réessayez.',
  'request.origin': 'Cette demande provient d’un autre site.',
  'request.too_many': 'Trop de tentatives. Patientez un instant et réessayez.',
  'request.unexpected': 'Une erreur est survenue.',
  'request.maintenance': 'Nous sommes en maintenance et revenons très vite.',
  'request.overloaded': 'Nous sommes très sollicités. Rien n’a été enregistré ; réessayez.',
  'request.country_blocked': 'Notre service n’est pas disponible dans votre pays.',
  'auth.signed_out': 'Connectez-vous pour continuer.',
  'auth.forbidden': 'Vous n’êtes pas autorisé à faire cela.',
  'auth.wrong_credentials': 'Votre e-mail ou votre mot de passe est incorrect',
  'auth.wrong_password': 'Mot de passe incorrect',
  'auth.locked':
    'Votre compte est verrouillé après trop de mots de passe erronés. Nous vous avons envoyé un e-mail pour le réinitialiser.',
  'auth.code_wrong': 'Votre code est incorrect',
  'auth.code_expired': 'Ce code a expiré. Demandez-en un nouveau.',
  'auth.totp_required': 'Saisissez le code de votre application d’authentification.',
  'member.email_taken': 'Cette adresse e-mail existe déjà',
  'member.email_unverified': 'Confirmez d’abord votre adresse e-mail.',
  'member.too_young': 'Vous devez avoir 20 ans pour jouer',
  'member.excluded': 'Vous vous êtes exclu du jeu.',
  'member.on_break': 'Vous faites une pause de jeu.',
  'member.balance_left':
    'Il vous reste {left} chez nous. Retirez-les d’abord ; le retrait doit être arrivé.',
  'member.closed': 'Ce compte est fermé.',
  'member.already_registered':
    'Vous avez déjà un compte chez nous. Connectez-vous ou contactez l’assistance.',
  'member.postcode_unknown': 'Nous ne connaissons pas ce code postal. Saisissez votre ville.',
  'wallet.insufficient_funds': 'Fonds insuffisants',
  'wallet.exceeds_cash': 'Le montant dépasse vos espèces disponibles.',
  'wallet.below_minimum': 'Le montant minimum est de {minimum}.',
  'wallet.above_transaction_limit': 'Le montant maximum par opération est de {maximum}.',
  'wallet.above_daily_limit':
    'Ce montant dépasse votre limite quotidienne. Il vous reste {left} aujourd’hui.',
  'wallet.above_monthly_limit':
    'Ce montant dépasse votre limite mensuelle. Il vous reste {left} ce mois-ci.',
  'wallet.cash_out_limit_reached': 'Vous avez atteint la limite de retrait',
  'wallet.verification_required': 'Votre passeport doit être vérifié avant tout retrait.',
  'wallet.method_unused': 'Vous ne pouvez retirer que vers un moyen déjà utilisé pour un dépôt.',
  'wallet.ewallet_needs_deposit':
    'Un retrait vers un portefeuille électronique exige un dépôt réussi avec ce moyen.',
  'wallet.cash_out_not_pending': 'Ce retrait ne peut plus être modifié.',
  'wallet.cash_out_failed': 'Le retrait a échoué (vérifiez les informations de paiement)',
  'wallet.cash_outs_unavailable':
    'Les retraits sont actuellement indisponibles, contactez l’assistance',
  'wallet.provider_unavailable':
    'Le prestataire de paiement ne répond pas. Rien n’a été enregistré ; réessayez.',
  'wallet.key_reused': 'Cette demande a déjà été faite avec d’autres données.',
  'wallet.too_many_failed': 'Trop de paiements ont échoué. Réessayez dans {minutes} minutes.',
  'wallet.top_ups_suspended':
    'Les dépôts sur votre compte sont suspendus après de nombreux paiements échoués. Contactez le support.',
  'wallet.same_clerk': 'Un second agent doit approuver.',
  'wallet.claimed': 'Un autre agent travaille sur ce dossier.',
  'wallet.difference_closed': 'Cet écart est déjà réglé.',
  'wallet.correction_needs_member': 'Indiquez le membre auquel cette correction se rapporte.',
  'limits.deposit_reached':
    'Ce montant dépasse votre propre limite de dépôt. Il vous reste {left}.',
  'limits.wager_reached': 'Cette mise dépasse votre propre limite de mises. Il vous reste {left}.',
  'limits.loss_reached': 'Cette mise dépasse votre propre limite de pertes. Il vous reste {left}.',
  'limits.session_time_reached':
    'Vous avez atteint votre propre limite de temps pour aujourd’hui. Le jeu rouvre à minuit UTC.',
  'limits.reality_check_due':
    'C’est le moment de faire le point : répondez au rappel de temps de jeu avant la prochaine partie.',
  'limits.too_early': 'Une limite plus élevée peut être confirmée 24 heures après votre demande.',
  'limits.nothing_pending': 'Aucun changement n’attend de confirmation.',
  'exclusion.shorter':
    'Une durée plus longue est déjà en vigueur. Elle ne peut pas être raccourcie.',
  'exclusion.too_early':
    'Une exclusion illimitée peut être levée au plus tôt sept jours après son début.',
  'exclusion.not_reopenable': 'Cette exclusion ne peut pas être levée.',
  'limits.unknown': 'Cette limite n’existe pas.',
  'play.game_unknown': 'Nous n’avons pas ce jeu.',
  'play.game_maintenance': 'Ce jeu est en maintenance.',
  'play.not_free':
    'Ce jeu n’est pas disponible en mode gratuit. Inscrivez-vous ou connectez-vous pour jouer.',
  'play.stake_off_ladder': 'Cette mise n’est pas proposée. Choisissez-en une dans la liste.',
  'play.unknown_bet': 'Ce pari n’existe pas dans ce jeu.',
  'play.empty_bet': 'Placez d’abord une mise.',
  'play.below_minimum': 'Votre mise est inférieure au minimum de ce jeu.',
  'play.above_maximum': 'Votre mise dépasse le maximum de ce jeu.',
  'play.round_mismatch': 'Cette partie a déjà été jouée avec une autre mise.',
  'play.too_many_open': 'Trop de parties à la fois. Attendez la fin de la dernière.',
  'play.too_fast': 'C’était trop rapide. Vous pourrez jouer la prochaine partie dans un instant.',
  'play.round_open':
    'Vous avez une partie en cours dans ce jeu. Terminez-la avant d’en commencer une autre.',
  'play.action_illegal': 'Cette décision n’est pas possible maintenant.',
  'play.action_late': 'Cette partie s’est poursuivie dans une autre fenêtre. Elle a été rechargée.',
  'fairness.round_open': 'Terminez votre partie en cours avant de changer vos graines.',
  'play.bonus_refused': 'L’argent bonus n’est pas disponible pour certains jeux (jouez en espèces)',
  'fairness.client_seed_invalid':
    'Utilisez de 1 à 32 lettres, chiffres, traits d’union ou tirets bas.',
  'fairness.stale_pair':
    'Votre paire de graines a changé dans une autre fenêtre. Elle a été rechargée.',
  'playlists.name_unfit': 'Ce nom ne peut pas être montré aux autres. Choisissez-en un autre.',
  'playlists.too_many': 'Vous avez déjà {most} listes. Supprimez-en une pour en créer une autre.',
  'playlists.full': 'Cette liste contient déjà {most} jeux. Retirez-en un d’abord.',
  'playlists.changed': 'Cette liste a changé dans une autre fenêtre. Nous l’avons rechargée.',
  'lobby.update_failed': 'Le filtre n’a pas pu être mis à jour',
  'lobby.set_failed': 'Le filtre n’a pas pu être appliqué',
  'lobby.add_failed': 'Le filtre n’a pas pu être ajouté',
  'lobby.remove_failed': 'Le filtre n’a pas pu être retiré',
  'lobby.clear_failed': 'Les filtres n’ont pas pu être effacés',
  'floor.changed':
    'Quelqu’un d’autre a modifié l’ordre de la salle entre-temps. Rien de vos changements n’a été enregistré.',
  'floor.unknown': 'La maison n’a rien qui s’appelle « {name} ».',
  'floor.twice': '« {name} » figure deux fois dans une liste.',
  'staff.wrong_credentials': 'Votre e-mail, votre mot de passe ou votre code est incorrect',
  'staff.member_unknown': 'Cette adresse e-mail n’existe pas',
};

export const fieldWordings: Readonly<Record<FieldCode, string>> = {
  'field.required': 'Ce champ est obligatoire',
  'field.fill_out': 'Veuillez remplir ce champ',
  'field.too_long': 'Ce texte est trop long',
  'field.too_short': 'Utilisez 3 caractères ou plus.',
  'field.email_missing': 'Saisissez votre adresse e-mail',
  'field.email_invalid': 'Adresse e-mail non valide',
  'field.email_taken': 'Cette adresse e-mail existe déjà',
  'field.password_missing': 'Saisissez votre mot de passe',
  'field.password_weak':
    'Utilisez au moins 8 caractères avec un chiffre, un caractère spécial et une majuscule',
  'field.password_too_long': 'Utilisez 128 caractères au maximum',
  'field.password_common': 'Ce mot de passe est trop courant. Choisissez-en un autre',
  'field.password_mismatch': 'Le mot de passe et sa confirmation ne correspondent pas',
  'field.password_same': 'Ce mot de passe est identique à l’actuel',
  'field.new_passwords_differ': 'Les deux nouveaux mots de passe doivent être identiques',
  'field.phone_invalid': 'Saisissez un numéro de téléphone valide',
  'field.date_missing': 'Saisissez votre date de naissance',
  'field.date_invalid': 'Saisissez une date valide',
  'field.date_parts_invalid': 'Année, mois et jour non valides',
  'field.year_invalid': 'Année non valide',
  'field.month_invalid': 'Mois non valide',
  'field.day_invalid': 'Jour non valide',
  'field.too_young': 'Vous devez avoir 20 ans pour jouer',
  'field.playlist_name_taken': 'Une liste porte déjà ce nom, essayez-en un autre',
};
