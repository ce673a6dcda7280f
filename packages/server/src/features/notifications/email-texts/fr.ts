import type { EmailTexts } from '../email-kinds.ts';

export const fr: EmailTexts = {
  greeting: 'Bonjour {name},',
  help: 'Si quelque chose vous semble incorrect, écrivez à {support}.',
  choice:
    'Vous pouvez désactiver ce type de message dans la rubrique « Notifications » de vos réglages.',
  byKind: {
    phone_changed: {
      subject: '{brand} : votre numéro de téléphone a été modifié',
      body: 'Le numéro de téléphone de votre compte a été modifié le {when}. Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.',
      button: 'Ouvrir mon passeport',
    },
    top_up_arrived: {
      subject: '{brand} : votre dépôt de {amount} a été crédité',
      body: 'Votre paiement a pris du retard. Nous venons d’ajouter {amount} à votre solde en argent réel.',
      button: 'Ouvrir mon portefeuille',
    },
    top_up_declined: {
      subject: '{brand} : votre dépôt de {amount} n’a pas abouti',
      body: 'Votre paiement a pris du retard, puis a été refusé. Vous n’avez pas été débité, et rien n’a été ajouté à votre solde en argent réel. Le paiement figure dans votre portefeuille.',
      button: 'Ouvrir mon portefeuille',
    },
    top_up_returned: {
      subject: '{brand} : un dépôt de {amount} a été annulé',
      body: 'Le prestataire de paiement a annulé un dépôt de {amount}. Nous avons déduit ce montant de votre solde. Chaque écriture figure sur votre relevé.',
      button: 'Ouvrir mon portefeuille',
    },
    cash_out_paid: {
      subject: '{brand} : votre retrait de {amount} a été payé',
      body: 'Nous avons effectué votre retrait de {amount}. Le délai de réception dépend de votre banque ou de votre portefeuille électronique.',
      button: 'Ouvrir mon portefeuille',
    },
    cash_out_failed: {
      subject: '{brand} : votre retrait de {amount} n’a pas abouti',
      body: 'Votre banque ou votre portefeuille électronique n’a pas accepté le paiement. Nous avons recrédité {amount} sur votre solde en argent réel, et vous pouvez demander un nouveau retrait.',
      button: 'Ouvrir mon portefeuille',
    },
    cash_out_returned: {
      subject: '{brand} : votre retrait de {amount} a été annulé',
      body: 'Notre service des paiements a annulé votre retrait. Nous avons recrédité {amount} sur votre solde en argent réel. Votre portefeuille en indique la raison.',
      button: 'Ouvrir mon portefeuille',
    },
    money_corrected: {
      subject: '{brand} : votre solde a été corrigé de {amount}',
      body: 'Notre comptabilité et les données du prestataire de paiement ne concordaient pas : nous avons donc corrigé de {amount} votre solde en argent réel. L’écriture figure sur votre relevé.',
      button: 'Ouvrir mon portefeuille',
    },
    gift_waiting: {
      subject: '{brand} : un cadeau vous attend',
      body: 'Nous vous avons réservé un cadeau ({item}). Vous pouvez le récupérer jusqu’au {until}.',
      button: 'Voir le cadeau',
    },
    item_expiring: {
      subject: '{brand} : un article de votre sac expire bientôt',
      body: 'L’article « {item} » de votre sac à bonus expire le {until}. Si vous n’en voulez pas, vous n’avez rien à faire.',
      button: 'Ouvrir mon sac',
    },
  },
};
