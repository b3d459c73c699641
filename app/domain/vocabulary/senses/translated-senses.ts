/**
 * What a translation says of a word's senses:
 *
 *   打  to hit · to play · to call      他给妈妈打电话。   "He called his mum."    → to call
 *   看  to look at · to read · to see   我看了两遍。       "I read it twice."      → to read
 *
 * A sense is in the translation if one of its words is, by its stem (Porter's algorithm, from the package stemmer).
 */
import { stemmer } from 'stemmer'
import type { InTranslation } from './senses-in-context.ts'

/**
 * Asks a translation about the senses of a word. Its answer is undefined where it tells nothing: none or all of them are
 * in it, or one consists of words that stand in any sentence, such as "at" and "to be".
 */
export function inTranslation(english: string): InTranslation {
	const translation = new Set(wordsOf(english).map(stemOf))
	return (senses) => {
		const stems = senses.map((text = '') => tellingWords(text).map(stemOf))
		if (stems.some((own) => own.length === 0)) return undefined
		const found = stems.map((own) => own.some((stem) => translation.has(stem)))
		return found.includes(true) && found.includes(false) ? found : undefined
	}
}

function tellingWords(sense: string): string[] {
	return wordsOf(sense.replace(/\([^)]*\)/g, ' ')).filter((word) => !common.has(word))
}

function wordsOf(text: string): string[] {
	return text
		.toLowerCase()
		.replaceAll('’', "'")
		.split(/[^a-z']+/)
		.map((word) => word.replace(/^'+|'(?:s|ll|d|m|re|ve)?$/g, ''))
		.filter((word) => word !== '')
}

function stemOf(word: string): string {
	return stemmer(irregular.get(word) ?? word)
}

/** They stand in too many sentences to tell anything. */
const common = new Set(
	'a an the of to be in on at for with by from as and or is it its this that these those one ones so what which who somebody something sb sth someone very there up out down over into about not no do have s etc'.split(
		' ',
	),
)

/** Forms that share no stem with their verb or noun. */
const irregular = new Map(
	`ate eat, eaten eat, began begin, begun begin, bought buy, broke break, broken break, brought bring, built build,
	came come, caught catch, children child, chose choose, chosen choose, did do, does do, done do, drank drink, drew draw,
	drove drive, driven drive, drunk drink, dug dig, fed feed, feet foot, fell fall, fallen fall, felt feel, flew fly,
	flown fly, forgot forget, forgotten forget, fought fight, found find, froze freeze, frozen freeze, gave give, gone go,
	got get, grew grow, grown grow, heard hear, held hold, hid hide, hidden hide, hung hang, kept keep, knew know,
	known know, laid lay, leaves leaf, led lead, left leave, lent lend, lit light, lives life, lost lose, made make,
	men man, met meet, mice mouse, paid pay, ran run, rang ring, ridden ride, risen rise, rode ride, rose rise, said say,
	sang sing, sat sit, saw see, seen see, sent send, shook shake, shone shine, shot shoot, slept sleep, slid slide,
	sold sell, spent spend, spoke speak, spoken speak, stole steal, stolen steal, stood stand, struck strike, stuck stick,
	sung sing, swam swim, swept sweep, taken take, taught teach, teeth tooth, thought think, threw throw, thrown throw,
	told tell, took take, tore tear, torn tear, understood understand, went go, wept weep, woke wake, women woman,
	won win, wore wear, worn wear, written write, wrote write`
		.split(',')
		.map((pair) => pair.trim().split(' ') as [string, string]),
)
