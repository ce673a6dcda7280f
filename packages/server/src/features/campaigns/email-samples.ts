import type { CampaignTexts } from '@wl/contract/campaigns';
import type { EmailSamples } from '../../platform/email/email-kinds.ts';
import { offerEmail } from '../offers/index.ts';
import { campaignWords } from './email-campaign.ts';

declare module '../../platform/email/email-kinds.ts' {
  interface EmailKinds {
    campaigns: 'offer';
  }
}

/** Sample texts of a campaign, as a clerk would write them. */
const texts: CampaignTexts = {
  en: {
    title: 'Spring in Lisbon',
    text: 'The jacarandas are in bloom, and 20 free spins are waiting for you in Lisbon until Sunday.\n\nThe winnings become cash once the wagering requirement is met.',
  },
  es: {
    title: 'Primavera en Lisboa',
    text: 'Las jacarandas están en flor y te esperan 20 giros gratis en Lisboa hasta el domingo.\n\nLas ganancias se convierten en efectivo al cumplir el requisito de apuesta.',
  },
  fr: {
    title: 'Printemps à Lisbonne',
    text: 'Les jacarandas sont en fleurs, et 20 tours gratuits vous attendent à Lisbonne jusqu’à dimanche.\n\nLes gains sont versés en argent réel une fois les conditions de mise remplies.',
  },
  pt: {
    title: 'Primavera em Lisboa',
    text: 'Os jacarandás estão floridos, e 20 rodadas grátis esperam por você em Lisboa até domingo.\n\nOs ganhos viram dinheiro real quando o requisito de apostas é cumprido.',
  },
  tr: {
    title: 'Lizbon’da bahar',
    text: 'Jakarandalar çiçek açtı: pazar gününe kadar Lizbon’da 20 ücretsiz dönüş sizi bekliyor.\n\nÇevrim şartı tamamlandığında kazançlar nakde dönüşür.',
  },
};

export const emailSamples: EmailSamples<'campaigns'> = {
  offer: ({ deps, to, name, language }) =>
    offerEmail(
      deps,
      { id: '01957f3e-0000-7000-8000-000000000000', email: to, language },
      campaignWords(deps.config, { slug: 'spring-in-lisbon', texts }, { language, name }),
    ),
};
