/**
 * Rewrites a text as a Chinese voice should read it: 2024年3月15日 is 二零二四年三月十五日, 50% is 百分之五十,
 * HSK3 is H S K 三, and 😀 is silent. Chinese and its punctuation stay as they are.
 *
 * Replacements are recorded as pieces, to trace positions in the audio back to the written text.
 * Offsets and lengths are in UTF-16 units.
 */
import { letterRules } from './spoken-letters.ts'
import { numberRules } from './spoken-numbers.ts'
import type { SpokenRule } from './spoken-rule.ts'
import { signRules } from './spoken-signs.ts'

type SpokenForm = {
	text: string
	/** In order and without overlap. Silent pieces have a spoken length of 0. */
	pieces: { offset: number; length: number; spokenOffset: number; spokenLength: number }[]
}

const fullWidth = /[０-９Ａ-Ｚａ-ｚ％＃＆＠＊／－＋＝＄．：～＜＞＿＼｜＾｀]/g

const rulesOfNumbers = [...numberRules, ...signRules]

/** Where a rule may start. Punctuation and lower-case letters need none, except for units. */
const candidate =
	/[\dA-Z０-９Ａ-Ｚａ-ｚ:：%％#＃&＆@＠*＊/／\\＼_＿{}[\]·•・※†‡§¶–—―－〜-]|(?<=[\d０-９]\s?)[a-z]|(?!\p{Script=Han})[\p{S}\p{No}\p{Nl}]|(?!\s)(?:[\p{Cc}\p{Cf}\p{Cs}\p{Co}]|\uFE0F|\u20E3)/gu

export function spokenForm(text: string): SpokenForm {
	const folded = fold(text)
	const pieces: SpokenForm['pieces'] = []
	let spoken = ''
	let end = 0
	for (let offset = nextCandidate(text, 0); offset !== undefined; ) {
		const { length, said } = sayAt(folded, offset)
		if (said !== undefined && said !== text.slice(offset, offset + length)) {
			spoken += text.slice(end, offset)
			pieces.push({ offset, length, spokenOffset: spoken.length, spokenLength: said.length })
			spoken += said
			end = offset + length
		}
		offset = nextCandidate(text, offset + length)
	}
	return { text: spoken + text.slice(end), pieces }
}

/** Replaces characters one for one, so that offsets stay: ３：３０ is 3:30. */
function fold(text: string): string {
	return text
		.replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
		.replace(/[￥〜−]/g, (sign) => (sign === '￥' ? '¥' : sign === '−' ? '-' : '~'))
}

function nextCandidate(text: string, from: number): number | undefined {
	candidate.lastIndex = from
	return candidate.exec(text)?.index
}

/** No replacement if no rule matches, as for the colon of 他说：. */
function sayAt(folded: string, offset: number): { length: number; said?: string } {
	const sign = String.fromCodePoint(folded.codePointAt(offset) ?? 0)
	for (const { written, said } of rulesFrom(sign)) {
		written.lastIndex = offset
		const match = written.exec(folded)
		if (match) return { length: match[0].length, said: said(match) }
	}
	return { length: sign.length }
}

/** Rules that may start with a sign; prices start with ¥, and ㋀ (1月) and ① are numbers. */
function rulesFrom(sign: string): readonly SpokenRule[] {
	if (/[A-Za-z]/.test(sign)) return letterRules
	return /[\p{N}¥$€£㋀-㏾]/u.test(sign) ? rulesOfNumbers : signRules
}
