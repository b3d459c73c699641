/**
 * Learns which part of speech an English gloss usually has from the Chinese words that carry it.
 *
 * "happy" mostly occurs with words tagged as adjectives (高兴, 快乐, 幸福), "quickly" with adverbs,
 * "book" with nouns. A gloss that the wording does not explain is classified by its own words: the
 * head of the noun phrase, that word's ending, and the first word.
 */
import { bareGloss } from './gloss-shape.ts'

/** Verbs are left out: their glosses begin with "to". */
export const openClasses = ['noun', 'adjective', 'adverb'] as const

export type OpenClass = (typeof openClasses)[number]

type Counts = Record<OpenClass, number>

export type Votes = { readonly table: ReadonlyMap<string, Counts>; readonly all: Counts }

export function countVotes(ballots: Iterable<readonly [gloss: string, pos: OpenClass]>): Votes {
	const table = new Map<string, Counts>()
	const all = noVotes()
	for (const [gloss, pos] of ballots) {
		all[pos]++
		for (const feature of featuresOf(gloss)) {
			const counts = table.get(feature) ?? noVotes()
			counts[pos]++
			table.set(feature, counts)
		}
	}
	return { table, all }
}

/**
 * The likeliest of the three classes. `inclination` is the prior from the Chinese word; `own` is
 * this gloss's own vote, which must not count for itself.
 */
export function electClass(
	votes: Votes,
	gloss: string,
	inclination: Readonly<Counts>,
	own: OpenClass | undefined,
): OpenClass {
	const total = sum(votes.all)
	const scores = noVotes()
	let adverbs = 0
	for (const pos of openClasses) scores[pos] = Math.log(inclination[pos])
	for (const feature of featuresOf(gloss)) {
		const counts = votes.table.get(feature)
		if (!counts) continue
		const voters = sum(counts) - (own ? 1 : 0)
		if (!feature.startsWith('ending')) {
			adverbs = Math.max(adverbs, counts.adverb - (own === 'adverb' ? 1 : 0))
		}
		for (const pos of openClasses) {
			const prior = votes.all[pos] / total
			const agreeing = counts[pos] - (own === pos ? 1 : 0)
			const ratio = (agreeing + smoothing * prior) / (voters + smoothing) / prior
			scores[pos] += Math.min(Math.log(ratio), maxScore)
		}
	}
	// jieba tags 进步 and 终点 as adverbs, so one such word alone must not make a gloss an adverb.
	if (isPrepositional(gloss)) scores.adverb += 0.7
	else if (adverbs < 2) scores.adverb = -Infinity
	return openClasses.reduce((best, pos) => (scores[pos] > scores[best] ? pos : best))
}

const smoothing = 6
/** Caps each feature, so that a few wrong tags cannot make a rare class win. */
const maxScore = 1.5

/** "at all", "in time", "for a while" */
function isPrepositional(gloss: string): boolean {
	const [first] = bareGloss(gloss).toLowerCase().split(' ', 1)
	return first !== undefined && linking.has(first)
}

function featuresOf(gloss: string): string[] {
	// Drop the explanation after the head: "square dancing, an exercise routine".
	const bare = bareGloss(gloss)
		.toLowerCase()
		.replace(/, (?:an?|the|one) .*/, '')
	const words = bare.split(/[^a-z'-]+/).filter((word) => word !== '')
	const last = words.at(-1)
	const first = words[0]
	if (!last || !first) return []
	// "at length" and "in time" say nothing about length and time.
	if (linking.has(first)) return [`first ${first}`, `gloss ${bare}`]
	// The head precedes "of", "for" and the like: "master of ceremonies".
	const stop = words.findIndex((word, at) => at > 0 && linking.has(word))
	const head = stop > 0 ? (words[stop - 1] ?? last) : last
	const features = [`head ${head}`, `ending ${head.slice(-3)}`]
	if (words.length > 1) features.push(`first ${first}`, `gloss ${bare}`)
	return features
}

const linking = new Set(
	'of for in on to with from at by that which who used between as without out'.split(' '),
)

function noVotes(): Counts {
	return { noun: 0, adjective: 0, adverb: 0 }
}

function sum(counts: Counts): number {
	return counts.noun + counts.adjective + counts.adverb
}
