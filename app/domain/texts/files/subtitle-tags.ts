/**
 * What is said in a line of subtitles, without what says how it looks.
 *
 *   <v 小明>{\an8}<i>你好</i> &amp; 再见&hellip;   →   小明：你好 & 再见…
 */

import { incomingText } from '#app/domain/incoming-text/incoming-text.ts'

export type DecodeEntities = (text: string) => string

/** `<v 小明>` says who speaks. `{\an8}`, `{y:i}` and `<i>` say how it looks, <rt> how it is read. */
export function withoutTags(line: string, decode: DecodeEntities): string {
	const text = line
		.replace(/^<v(?:\.[^\s>]{0,50})?\s+([^<>]{1,50})>/i, '$1：')
		.replace(/<(rt|rp)>[^<]{0,100}(?:<\/\1>)?/gi, '')
		.replace(/<\/?[a-zA-Z\d][^<>]{0,500}>|<\/?[a-zA-Z]>/g, '')
		.replace(/\{\\[^{}]{0,500}\}|\{\/?[a-zA-Z](?::[^{}]{1,50})?\}/g, '')
		.replace(/\\[Nnh]/g, ' ')
	return incomingText(decode(text)).replace(/\s+/g, ' ').trim()
}
