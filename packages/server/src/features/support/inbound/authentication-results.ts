/** Reads the Authentication-Results header field that a trusted upstream mail server has added (RFC 8601). */

/** Removes comments, which can be nested, and quoted strings, because both can contain text that imitates a result. */
function withoutComments(value: string): string {
  let depth = 0;
  let isQuoted = false;
  let text = '';
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '"' && depth === 0) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) text += character;
  }
  return text;
}

/**
 * Returns true if a mail server states that an e-mail passed DMARC for the domain of its From address.
 * @param value the topmost Authentication-Results field of the e-mail
 * @param authservId name of the trusted mail server
 * @param fromDomain domain of the From address
 */
export function passesDmarc(value: string, authservId: string, fromDomain: string): boolean {
  const [id = '', ...results] = withoutComments(value).toLowerCase().split(';');
  if (id.trim().split(/\s+/)[0] !== authservId.toLowerCase()) return false;
  const dmarc = results.map((one) => one.trim()).filter((one) => /^dmarc\s*=/.test(one));
  if (dmarc.length !== 1 || dmarc[0] === undefined) return false;
  const isPass = /^dmarc\s*=\s*pass(\s|$)/.test(dmarc[0]);
  const from = /\sheader\.from\s*=\s*(?:[^\s@]*@)?([^\s;]+)/.exec(dmarc[0])?.[1];
  return isPass && from === fromDomain.toLowerCase();
}
