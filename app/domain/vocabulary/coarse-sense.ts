/**
 * What a school cannot put on its wall as the sense of a word: it is kept apart from the word's other
 * senses and shown to whoever asks for it.
 *
 * 比 bī "cunt (vulgar)", 几号 "(slang) heroin", 草 cào "fuck (variant of 肏)", 黄色 "pornographic" are coarse.
 * 公鸡 "cock; rooster", 山雀 "tit", 艾滋病 "AIDS", 性教育 "sex education", 毒品 "drugs" are not.
 *
 * A sense is coarse by its label or by a word in it (`coarse-words.ts`), wherever they stand. Slang, and
 * what only touches on such things, gives way to a word's other senses: 刀 is a knife and no "(slang)
 * dollar", 黄 is yellow. It stays where a word has nothing else: 给力 "(slang) cool; awesome".
 */
import {
	always,
	coarseCharacters,
	harmless,
	labels,
	mild,
	mildInSlang,
	slang,
} from './coarse-words.ts'

type Divided = { decent: string[]; coarse: string[] }

/** The senses of one reading of a word, divided. Those that stay have plainer labels. */
export function divideSenses(word: string, senses: readonly string[]): Divided {
	if (harmless.has(word)) return { decent: senses.map(withPlainLabels), coarse: [] }
	if (coarseCharacters.test(word)) return { decent: [], coarse: [...senses] }
	const divided = senses.map(divideSense)
	const decent = divided.flatMap((one) => one.decent)
	const plain = decent.filter((sense) => !givesWay(sense))
	const kept = plain.length > 0 ? plain : decent
	const given = plain.length > 0 ? decent.filter(givesWay) : []
	return {
		decent: kept.map(withPlainLabels),
		coarse: [...divided.flatMap((one) => one.coarse), ...given],
	}
}

/** Whether the sense, or a part of it, is coarse in whichever word has it. */
export function isCoarse(sense: string): boolean {
	return divideSense(sense).coarse.length > 0
}

/** Of a list of senses, those that are not coarse: "to lay (an egg); to shit" is "to lay (an egg)". */
function divideSense(sense: string): Divided {
	if (!(always.test(sense) || labels.test(sense) || slang.test(sense))) {
		return { decent: [sense], coarse: [] }
	}
	const parts = sense.split(betweenSenses)
	// A label speaks of all that follows it.
	const labelled = parts.findIndex((part) => isLabelled(part))
	const end = labelled === -1 ? parts.length : labelled
	const isDecent = (part: string, at: number) => at < end && !always.test(part)
	const decent = parts.filter(isDecent)
	const coarse = parts.filter((part, at) => !isDecent(part, at))
	return {
		decent: decent.length > 0 ? [decent.join('; ')] : [],
		coarse: coarse.length > 0 ? [coarse.join('; ')] : [],
	}
}

/** Semicolons outside brackets. */
const betweenSenses = /; (?![^(]*\))/

function isLabelled(part: string): boolean {
	if (labels.test(part)) return true
	return slang.test(part) && [always, mild, mildInSlang].some((one) => one.test(part))
}

function givesWay(sense: string): boolean {
	return slang.test(sense) || mild.test(sense)
}

/** As learners' dictionaries say it: "(slang) awesome" is informal, "conduct (usu. pejorative)" disapproving. */
export function withPlainLabels(sense: string): string {
	return sense.replace(/\([^()]*\)/g, (label) =>
		label
			.replace(/Internet slang/g, 'Internet')
			.replace(/\bslang\b/g, 'informal')
			.replace(/\bvulgar\b/g, 'rude')
			.replace(/\b(?:derogatory|derog\.?|pejorative)(?![\w-])/g, 'disapproving')
			.replace(/\b(?:derogatorily|pejoratively)\b/g, 'disapprovingly'),
	)
}
