import type { AccountEmailTexts } from '../account-email-kinds.ts';

export const fr: AccountEmailTexts = {
  greeting: 'Bonjour {name},',
  buttons: {
    password: 'Choisir un nouveau mot de passe',
    settings: 'Ouvrir mes réglages',
    limits: 'Fixer d’abord des limites',
  },
  help: 'Si le jeu n’est plus un plaisir, ces personnes sont là pour vous écouter, gratuitement et en toute confidentialité :',
  texts: {
    password_changed: {
      subject: '{brand} : votre mot de passe a été modifié',
      body: 'Le mot de passe de votre compte a été modifié le {when}. Tous les autres appareils ont été déconnectés.',
      note: 'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et écrivez à {support}.',
    },
    new_device: {
      subject: '{brand} : connexion depuis un nouvel appareil',
      body: 'Le {when}, quelqu’un s’est connecté à votre compte depuis un nouvel appareil : {device}, adresse IP {address}.',
      note: 'S’il s’agissait de vous, vous n’avez rien à faire. Sinon, déconnectez cet appareil dans vos réglages et changez de mot de passe.',
    },
    second_factor_on: {
      subject: '{brand} : authentification à deux facteurs activée',
      body: 'L’authentification à deux facteurs est activée depuis le {when}. Un code de votre application d’authentification est désormais nécessaire pour vous connecter. Gardez vos codes de secours dans un endroit accessible sans votre téléphone.',
      note: 'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et écrivez à {support}.',
    },
    second_factor_off: {
      subject: '{brand} : authentification à deux facteurs désactivée',
      body: 'L’authentification à deux facteurs a été désactivée le {when}. Votre mot de passe suffit désormais pour vous connecter.',
      note: 'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et écrivez à {support}.',
    },
    second_factor_removed: {
      subject: '{brand} : nous avons désactivé l’authentification à deux facteurs',
      body: 'Le {when}, notre équipe a désactivé l’authentification à deux facteurs de votre compte, comme demandé. Votre mot de passe suffit désormais pour vous connecter. Tous les appareils ont été déconnectés.',
      note: 'Si cette demande ne vient pas de vous, choisissez immédiatement un nouveau mot de passe et écrivez à {support}.',
    },
    recovery_code_used: {
      subject: '{brand} : un code de secours a été utilisé',
      body: 'Un de vos codes de secours a été utilisé le {when}. Il vous en reste {left}.',
      note: 'Si ce n’était pas vous, choisissez un nouveau mot de passe et créez de nouveaux codes de secours. Si vous n’avez plus votre téléphone, configurez l’application d’authentification sur un autre.',
    },
    excluded_until: {
      subject: '{brand} : votre auto-exclusion a commencé',
      body: 'Vous êtes exclu du jeu jusqu’au {until}. D’ici là, vous ne pouvez ni miser ni déposer, et nous ne vous enverrons aucune offre. L’auto-exclusion ne peut pas être levée plus tôt. Vous pouvez retirer votre argent à tout moment.',
      note: 'Vous n’avez rien à faire. Si vous avez des questions, écrivez à {support}.',
    },
    excluded_indefinitely: {
      subject: '{brand} : votre auto-exclusion a commencé',
      body: 'Vous êtes exclu du jeu pour une durée indéterminée. Vous ne pouvez ni miser ni déposer, et nous ne vous enverrons aucune offre. À partir du {until}, vous pourrez demander à revenir. L’auto-exclusion ne prend pas fin automatiquement. Vous pouvez retirer votre argent à tout moment.',
      note: 'Vous n’avez rien à faire. Si vous avez des questions, écrivez à {support}.',
    },
    excluded_for_good: {
      subject: '{brand} : votre auto-exclusion a commencé',
      body: 'Vous êtes définitivement exclu du jeu. Vous ne pouvez ni miser ni déposer, et nous ne vous enverrons aucune offre. Personne ne peut annuler cette auto-exclusion. Vous pouvez retirer votre argent à tout moment.',
      note: 'Vous n’avez rien à faire. Si vous avez des questions, écrivez à {support}.',
    },
    reopened: {
      subject: '{brand} : votre auto-exclusion est terminée',
      body: 'Vous nous avez demandé de rouvrir votre compte, ce que nous avons fait le {when}. Si c’était trop tôt, vous pouvez vous exclure à nouveau à tout moment, avec effet immédiat.',
      note: 'Si vous avez des questions, écrivez à {support}.',
    },
    account_closed: {
      subject: '{brand} : votre compte est fermé',
      body: 'Nous avons fermé votre compte le {when}, comme vous l’avez demandé. Vous ne pouvez plus vous y connecter. Nous conservons vos historiques de paiement et de jeu ainsi que vos justificatifs d’identité jusqu’au {until}, comme la loi l’exige, puis nous les supprimerons. Nous supprimons tout le reste dès maintenant.',
      note: 'Si ce n’était pas vous, écrivez immédiatement à {support}.',
    },
    data_ready: {
      subject: '{brand} : vos données sont prêtes',
      body: 'La copie de vos données que vous avez demandée est prête. Vous pouvez la télécharger dans vos réglages jusqu’au {until}.',
      note: 'Si cette demande ne vient pas de vous, choisissez immédiatement un nouveau mot de passe et écrivez à {support}.',
    },
  },
};
