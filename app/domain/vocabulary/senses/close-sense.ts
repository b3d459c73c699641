/**
 * The sense that may stand beside the first one, where the scorer (senses-in-context.ts) hardly prefers either:
 * 清楚 "clear · to know well", 总 "always · general".
 */
import type { SenseInContext } from './senses-in-context.ts'

/** A sense of a gloss. */
export type Sense = { part: string; text: string }

/** In sixteenths of a natural logarithm, the leads below which two senses are shown. */
export type NarrowLeads = {
	/** Both are the same part of speech. */
	within: number
	/** They are two parts, of which an entry shows the second further below. */
	between: number
}

/**
 * Chosen from what `npm run train -- senses` prints (docs/language.md). Within a part of speech, from thirteen on come
 * the words that no label speaks of: one in seven, whose first sense is mostly right.
 */
const narrowLeads: NarrowLeads = { within: 10, between: 16 }

/** The next sense, if it should be shown beside the first one and says something else in English. */
export function closeSense(
	{ part, sense, lead, next }: SenseInContext,
	{ within, between }: NarrowLeads = narrowLeads,
): Sense | undefined {
	if (sense === undefined || next?.text === undefined) return undefined
	if (lead >= (next.part === part ? within : between)) return undefined
	return isSameEnglish(sense, next.text) ? undefined : { part: next.part, text: next.text }
}

/** "plan" and "to plan", "bottle" and "bottle (of)", "I" and "me": who understands one understands the other. */
function isSameEnglish(one: string, other: string): boolean {
	const [first, second] = [bare(one), bare(other)]
	return first === second || cases.some((forms) => forms.has(first) && forms.has(second))
}

function bare(sense: string): string {
	return sense
		.replace(/\([^)]*\)/g, ' ')
		.replace(/^\s*to | to\s*$/g, '')
		.replace(/\s+/g, ' ')
		.trim()
}

/** Chinese has one word for each. */
const cases: readonly ReadonlySet<string>[] = [
	new Set(['I', 'me', 'my', 'I, me']),
	new Set(['he', 'him', 'his', 'he, him']),
	new Set(['she', 'her', 'she, her']),
	new Set(['we', 'us', 'our', 'we, us']),
	new Set(['they', 'them', 'their', 'they, them']),
	new Set(['you', 'your']),
	new Set(['it', 'its']),
]
