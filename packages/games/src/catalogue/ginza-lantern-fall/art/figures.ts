/** A crane folded from paper. A figure of 256 × 256. */
export function paperCrane(): string {
  const fold = 'stroke="#7d1236" stroke-width="4" stroke-linejoin="round"';
  return (
    `<path d="M120 150 244 108 214 150 150 196z" fill="#d8447a" ${fold}/><path d="M134 172 22 84 12 108 34 106 112 200z" fill="#f58bb0" ${fold}/>` +
    `<path d="M110 164 190 16 186 118 150 190z" fill="#fff4f8" ${fold}/><path d="M110 164 82 30 142 128 150 190z" fill="#f9b3cb" ${fold}/>` +
    `<path d="M92 168 128 236 178 164 136 146z" fill="#ee6c9a" ${fold}/><path d="M128 236 136 146 178 164z" fill="#fbd0df" ${fold}/><path d="M150 100 176 46M112 108 96 60" stroke="#7d1236" stroke-opacity=".35" stroke-width="3" stroke-linecap="round"/>`
  );
}
