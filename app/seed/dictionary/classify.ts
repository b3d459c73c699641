/**
 * Decides the part of speech of each gloss, from its wording first, then from the Chinese word's
 * tag, then from what such glosses usually are.
 *
 * 工作 (tag vn): "to work" verb, "job" noun. 跟 (tag p): "heel" noun, "with" preposition, "to follow"
 * verb. 会 (tag v): "can" auxiliary verb, "to meet" verb, "meeting" noun.
 */
import type { PartOfSpeech } from '#app/domain/vocabulary/part-of-speech.ts'
import {
	bareGloss,
	isClause,
	isFunctionWord,
	isUnit,
	isUsage,
	partOfSpeechOfShape,
} from './gloss-shape.ts'
import { electClass, type OpenClass, openClasses, type Votes } from './gloss-votes.ts'
import { partOfSpeechOfTag } from './jieba.ts'

type Headword = {
	readonly word: string
	/** jieba's tag, if it knows the word. */
	readonly tag: string | undefined
	/** The reading is written with a capital: a name. */
	readonly isProper: boolean
	readonly isIdiom: boolean
	/** The entry names measure words, so one of its senses is a noun. */
	readonly isCounted: boolean
}

/** The verbs of ability, permission, duty and will are a closed class. */
const modals = new Set(
	'能 能够 会 可以 可 要 想 想要 得 应 应该 应当 该 必须 需要 须 愿 愿意 肯 敢 敢于 情愿 乐意 不得 不得不 只好 配 值得 准 许 甭'.split(
		' ',
	),
)
const modalGloss =
	/^(?:can|could|may|might|must|should|shall|will|would|ought|to be able to|able to|to be likely to|to have to|to need to|need to|to want to|would like to|to dare|to be willing|willing|ready|daring)\b/
const numeralSigns =
	/^[零〇一二三四五六七八九十百千万亿两半几数双俩仨廿卅壹贰叁肆伍陆柒捌玖拾佰仟]+$/
const numeralGloss =
	/^(?:\d|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|\w+ty\b|hundred|thousand|ten thousand|million|billion|both|half|several|how many|some)/i

export function isIdiom(
	word: string,
	tag: string | undefined,
	glosses: readonly string[],
): boolean {
	if (glosses.some((gloss) => partOfSpeechOfShape(gloss) === 'idiom')) return true
	return tag === 'i' && [...word].length === 4
}

/** `previous` is the class of the gloss before; a mere remark inherits it. */
export function classify(
	headword: Headword,
	gloss: string,
	votes: Votes,
	previous: PartOfSpeech | undefined,
): PartOfSpeech {
	if (headword.isIdiom) return 'idiom'
	const { word, tag } = headword
	const bare = bareGloss(gloss)
	const shape = partOfSpeechOfShape(gloss)
	const known = tag === undefined ? undefined : partOfSpeechOfTag(tag)
	if (modals.has(word) && modalGloss.test(bare)) return 'auxiliary verb'
	if (numeralSigns.test(word) && numeralGloss.test(bare)) return 'numeral'
	if (shape === 'particle' && known === 'suffix') return known
	if (shape) return shape
	if (headword.isProper) return 'noun'
	if (isUnit(gloss, known)) return 'measure word'
	if (bare === '' || isUsage(gloss)) return usage(known, previous)
	return (
		functionWord(gloss, known) ??
		(isClause(gloss) && [...word].length > 1 && known !== 'pronoun' ? 'phrase' : undefined) ??
		closedClass(known, gloss, bare) ??
		electClass(
			votes,
			gloss,
			isDoubtful(known, previous) ? doubtful : inclinationOf(headword, known),
			ballotOf(gloss, tag),
		)
	)
}

/** A gloss's vote. Only glosses with neutral wording, on words that jieba tags clearly, get one. */
export function ballotOf(gloss: string, tag: string | undefined): OpenClass | undefined {
	if (tag === undefined || partOfSpeechOfShape(gloss)) return undefined
	const known = partOfSpeechOfTag(tag)
	return openClasses.find((pos) => pos === known)
}

/** "and" is a conjunction, "with" a preposition. The word's own tag is tried first. */
function functionWord(gloss: string, known: PartOfSpeech | undefined): PartOfSpeech | undefined {
	if (known && isFunctionWord(gloss, known)) return known
	if (known === 'noun') return undefined
	const order =
		known === 'adjective'
			? (['adverb'] as const)
			: (['conjunction', 'preposition', 'pronoun', 'adverb'] as const)
	return order.find((pos) => isFunctionWord(gloss, pos))
}

/** A remark on grammar takes the word's own class: preposition for 把, verb for 出. */
function usage(known: PartOfSpeech | undefined, previous: PartOfSpeech | undefined): PartOfSpeech {
	switch (known) {
		case 'verb':
		case 'preposition':
		case 'adverb':
		case 'conjunction':
		case 'pronoun':
			return known
		case 'adjective':
			return 'adverb'
		case 'particle':
			return known
	}
	return previous ?? 'particle'
}

const connective =
	/^(?:if|but|and|or|because|although|though|so|as|since|even|unless|whether|then|however|therefore|in order|just in case|only (?:if|when)|either|no matter|regardless|not only|provided|rather|let alone)\b/
const demonstrative =
	/^(?:this|that|these|those|what|which|who|where|how|each|every|other|others|some|all|such|I|we|you|he|she|it|they)\b/

/** Words of these classes rarely have other senses. */
function closedClass(
	known: PartOfSpeech | undefined,
	gloss: string,
	bare: string,
): PartOfSpeech | undefined {
	switch (known) {
		case 'interjection':
		case 'onomatopoeia':
			return known
		case 'particle':
			return bare === '' || /^\.\.\.|[?!]$/.test(gloss) ? known : undefined
		case 'suffix':
			return /^\((?:used )?after /.test(gloss) ? known : undefined
		case 'pronoun':
			return demonstrative.test(bare) ? known : undefined
		case 'conjunction':
			return connective.test(bare) ? known : undefined
		case 'preposition':
			return /\b(?:to|from|of|with|by|on|for|at|in|as)$/.test(bare) ? known : undefined
	}
	return undefined
}

/** 爱好 is tagged as an adjective, but "to like" is a verb; so "interest" may well be a noun. */
function isDoubtful(known: PartOfSpeech | undefined, previous: PartOfSpeech | undefined): boolean {
	return known === 'adjective' && previous === 'verb'
}

/** Prior probability of each class for a gloss without "to" and without an article. */
function inclinationOf(
	{ tag, isCounted }: Headword,
	known: PartOfSpeech | undefined,
): Record<OpenClass, number> {
	const isName = tag === 'ns' || tag?.startsWith('nr')
	const { noun, adjective, adverb } = isName
		? taggedAsName
		: (inclinations[tag === 'vn' ? 'noun' : (known ?? 'idiom')] ?? open)
	return { noun: isCounted ? noun * 2 : noun, adjective, adverb }
}

/** Common words that jieba tags as names: 新鲜, 古老, 香. */
const taggedAsName = { noun: 0.76, adjective: 0.2, adverb: 0.04 }
const doubtful = { noun: 0.5, adjective: 0.4, adverb: 0.1 }
const open = { noun: 0.6, adjective: 0.3, adverb: 0.1 }
const inclinations: Partial<Record<PartOfSpeech, Record<OpenClass, number>>> = {
	noun: { noun: 0.86, adjective: 0.11, adverb: 0.03 },
	'measure word': { noun: 0.86, adjective: 0.11, adverb: 0.03 },
	verb: { noun: 0.55, adjective: 0.37, adverb: 0.08 },
	adjective: { noun: 0.15, adjective: 0.75, adverb: 0.1 },
	adverb: { noun: 0.2, adjective: 0.42, adverb: 0.38 },
	preposition: { noun: 0.6, adjective: 0.27, adverb: 0.13 },
	conjunction: { noun: 0.45, adjective: 0.35, adverb: 0.2 },
	pronoun: { noun: 0.4, adjective: 0.4, adverb: 0.2 },
}
