import type { AccountEmailTexts } from '../account-email-kinds.ts';

export const fr: AccountEmailTexts = {
  greeting: 'Bonjour {name},',
  buttons: {
    password: 'Choisir un nouveau mot de passe',
    settings: 'Voir mes réglages',
    limits: 'Fixer d’abord des limites',
  },
  help: 'Si le jeu n’est plus un plaisir, on vous écoute ici gratuitement et en toute confidentialité :',
  texts: {
    password_changed: {
      subject: '{brand} : votre mot de passe a été modifié',
      body: 'Le mot de passe de votre compte a été modifié le {when}. Tous les autres appareils ont été déconnectés.',
      note: 'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et écrivez à {support}.',
    },
    new_device: {
      subject: '{brand} : connexion d’un nouvel appareil',
      body: 'Le {when}, quelqu’un s’est connecté à votre compte depuis un appareil que nous ne connaissions pas : {device}, adresse {address}.',
      note: 'Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez cet appareil dans vos réglages et changez de mot de passe.',
    },
    second_factor_on: {
      subject: '{brand} : votre second facteur est actif',
      body: 'Depuis le {when}, la connexion demande un code de votre application d’authentification. Gardez vos codes de secours là où vous les trouverez sans votre téléphone.',
      note: 'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et écrivez à {support}.',
    },
    second_factor_off: {
      subject: '{brand} : votre second facteur est désactivé',
      body: 'Votre second facteur a été désactivé le {when}. La connexion ne demande plus que votre mot de passe.',
      note: 'Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et écrivez à {support}.',
    },
    second_factor_removed: {
      subject: '{brand} : nous avons retiré votre second facteur',
      body: 'Le {when}, notre équipe a retiré le second facteur de votre compte, comme cela nous a été demandé. La connexion ne demande plus que votre mot de passe ; tous les appareils ont été déconnectés.',
      note: 'Si vous ne l’avez pas demandé, choisissez aussitôt un nouveau mot de passe et écrivez à {support}.',
    },
    recovery_code_used: {
      subject: '{brand} : un code de secours a été utilisé',
      body: 'Un de vos codes de secours a été utilisé le {when}. Il vous en reste {left}.',
      note: 'Si ce n’était pas vous, choisissez un nouveau mot de passe et créez de nouveaux codes. Si vous avez perdu votre téléphone, installez l’application sur un autre.',
    },
    excluded_until: {
      subject: '{brand} : votre exclusion a commencé',
      body: 'Vous êtes exclu du jeu jusqu’au {until}. D’ici là, vous ne pouvez ni miser ni déposer, nous ne vous envoyons aucune offre, et rien ne peut y mettre fin plus tôt. Vous pouvez retirer votre argent à tout moment.',
      note: 'Vous n’avez rien à faire. Questions : {support}.',
    },
    excluded_indefinitely: {
      subject: '{brand} : votre exclusion a commencé',
      body: 'Vous êtes exclu du jeu sans date de fin. Vous ne pouvez ni miser ni déposer, et nous ne vous envoyons aucune offre. Vous pourrez demander à revenir à partir du {until} ; l’exclusion ne prend pas fin automatiquement. Vous pouvez retirer votre argent à tout moment.',
      note: 'Vous n’avez rien à faire. Questions : {support}.',
    },
    excluded_for_good: {
      subject: '{brand} : votre exclusion a commencé',
      body: 'Vous êtes exclu du jeu pour toujours. Vous ne pouvez ni miser ni déposer, nous ne vous envoyons aucune offre, et personne ne peut annuler cette décision. Vous pouvez retirer votre argent à tout moment.',
      note: 'Vous n’avez rien à faire. Questions : {support}.',
    },
    reopened: {
      subject: '{brand} : votre exclusion est terminée',
      body: 'Vous nous avez demandé de rouvrir votre compte, ce que nous avons fait le {when}. Si c’était trop tôt, vous pouvez vous exclure à nouveau à tout moment, avec effet immédiat.',
      note: 'Questions : {support}.',
    },
    account_closed: {
      subject: '{brand} : votre compte est fermé',
      body: 'Nous avons fermé votre compte le {when}, comme vous l’avez demandé. Personne ne peut plus s’y connecter. Nous conservons les paiements, le jeu et les preuves d’identité jusqu’au {until}, comme la loi l’exige, puis nous les effaçons. Nous effaçons tout le reste dès maintenant.',
      note: 'Si ce n’était pas vous, écrivez aussitôt à {support}.',
    },
    data_ready: {
      subject: '{brand} : vos données sont prêtes',
      body: 'La copie de vos données que vous avez demandée est prête. Vous pouvez la télécharger dans vos réglages jusqu’au {until}.',
      note: 'Si vous ne l’avez pas demandée, choisissez aussitôt un nouveau mot de passe et écrivez à {support}.',
    },
  },
};
