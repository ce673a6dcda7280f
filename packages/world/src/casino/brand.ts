/** The casino's names, texts and colours (decisions §1). Edit this file to run the casino under another brand. */
export const brand = {
  name: 'Wanderluck',
  /** One-line text below the name. */
  tagline: {
    en: 'The casino that travels with you.',
    es: 'El casino que viaja contigo.',
    fr: 'Le casino qui voyage avec vous.',
    pt: 'O cassino que viaja com você.',
    tr: 'Sizinle yolculuk eden casino.',
  },
  /** Path of the logo in the web application's public folder. */
  logo: '/brand/logo.svg',
  legalEntity: 'Wanderluck Entertainment Ltd.',
  legalAddress: 'Set the registered address before opening to the public.',
  licenceText: {
    en: 'This is a demo site: it has no gambling licence and uses no real money.',
    es: 'Este es un sitio de demostración: no tiene licencia de juego y no usa dinero real.',
    fr: 'Ceci est un site de démonstration : il n’a pas de licence de jeu et n’utilise pas d’argent réel.',
    pt: 'Este é um site de demonstração: não tem licença de jogo e não usa dinheiro real.',
    tr: 'Bu bir demo sitesidir: kumar lisansı yoktur ve gerçek para kullanılmaz.',
  },
  supportEmail: 'support@wanderluck.example',
  /** Design tokens from look.md that e-mail templates also need. */
  colours: {
    ink: '#0a1026',
    inkSoft: '#182552',
    paper: '#fbf6ea',
    paperDeep: '#f3e9d2',
    brass: '#e7b75a',
    brassDeep: '#b07c26',
    coral: '#ff6b57',
    lagoon: '#2cc6b6',
  },
} as const;
