/**
 * Words that grammar makes of others, so that no list needs to name them.
 *
 * | pattern                  | examples               | parts         |
 * |--------------------------|------------------------|---------------|
 * | number                   | 十五, 一百二十, 第三   | numbers alone |
 * | month, day of the week   | 二月, 星期三           | 月; 星期      |
 * | plural, 儿               | 你们, 孩子们, 男孩儿   | 你; 男孩      |
 * | doubled                  | 看看, 看一看, 高高兴兴 | 看; 高兴      |
 * | verb, 不, the same verb  | 去不去, 喜不喜欢       | 去; 喜欢      |
 * | verb and complement      | 拿来, 走出去, 看不完   | 拿 来; 看 完  |
 * | this, that, which, every | 这里, 那边, 每天       | 这 里; 每 天  |
 * | place                    | 心里, 桌子上           | 心 里; 桌子 上 |
 * | colour                   | 红色                   | 红 色         |
 */
import { type HskRank, highestRank } from '#app/domain/hsk/level.ts'
import { isNameReading } from '#app/domain/pinyin/name-reading.ts'
import { doublingOf } from '#app/domain/segmentation/doubling-forms.ts'
import { numeralEnd } from '#app/domain/segmentation/numerals.ts'

/** A word with its reading, or a part of one with its own syllables; undefined if unknown. */
export type ReadWord = { word: string; pinyin: string | undefined }

type RankOfPart = (part: ReadWord) => HskRank | undefined

/** The highest rank of a word's parts; numbers have rank 1. Undefined for words not made so. */
export function rankOfMadeWord(whole: ReadWord, rankOfPart: RankOfPart): HskRank | undefined {
	return rankOfForm(whole, rankOfPart) ?? rankBy(waysBy(compounds, whole.word), whole, rankOfPart)
}

/** The same for numbers and forms of one word, which mean what they say however rare they are. */
export function rankOfForm(whole: ReadWord, rankOfPart: RankOfPart): HskRank | undefined {
	if (isNumber(whole.word)) return 1
	const doubled = doublingOf(whole.word)
	const ways = waysBy(forms, whole.word)
	return rankBy(doubled ? [...ways, [doubled.places]] : ways, whole, rankOfPart)
}

function rankBy(
	ways: readonly Way[],
	{ word, pinyin }: ReadWord,
	rankOfPart: RankOfPart,
): HskRank | undefined {
	const syllables = pinyin === undefined ? undefined : syllablesOf({ word, pinyin })
	if (pinyin !== undefined && (!syllables || isNameReading(pinyin))) return undefined
	const rankOfPlaces = (places: readonly number[]) => {
		const part = places.map((at) => word.charAt(at)).join('')
		if (isNumber(part)) return 1
		return rankOfPart({
			word: part,
			pinyin: syllables && places.map((at) => syllables[at]).join(' '),
		})
	}
	for (const parts of ways) {
		const rank = highestRank(parts.map(rankOfPlaces))
		if (rank) return rank
	}
	return undefined
}

/** 第三 and 几十, and a digit alone. */
function isNumber(text: string): boolean {
	return text.length > 0 && numeralEnd(text, 0) === text.length
}

/** `parts` are the groups of `form`. */
type Pattern = { form: RegExp; parts: readonly number[] }

/** The places of the hanzi of each part: 0 and 2 of 高高兴兴. */
type Way = readonly (readonly number[])[]

const forms: readonly Pattern[] = [
	{ form: /^(.+)[们儿]$/d, parts: [1] },
	{ form: /^([一二三四五六七八九十]+)(月)$/d, parts: [1, 2] },
	{ form: /^(星期|周|礼拜)[一二三四五六日天]$/d, parts: [1] },
	{ form: /^([这那哪每])(..?)$/d, parts: [1, 2] },
]

const compounds: readonly Pattern[] = [
	{
		form: /^(.+?)[不得]?([上下进出回过起开]来|[上下进出回过开]去|清楚|明白|干净|完全|[来去上下进出回过起开到见完好懂走住掉着])$/d,
		parts: [1, 2],
	},
	{ form: /^(.+)([上下里外边])$/d, parts: [1, 2] },
	{ form: /^(.)(色)$/d, parts: [1, 2] },
]

const complements = new Set('来去上下进出回过起开到见完好懂走住掉着里边外色')

/** A hanzi that says the same behind other words as in listed ones: 掉 of 忘掉, 色 of 红色. */
export function isComplement(hanzi: string): boolean {
	return complements.has(hanzi)
}

/** One for each hanzi, zhè and r for 这儿 zhèr; undefined if the reading has another number. */
export function syllablesOf({
	word,
	pinyin,
}: {
	word: string
	pinyin: string
}): string[] | undefined {
	const syllables = pinyin.split(' ')
	if (syllables.length === word.length - 1 && word.endsWith('儿') && pinyin.endsWith('r')) {
		syllables.push('r')
		syllables[word.length - 2] = (syllables[word.length - 2] ?? '').slice(0, -1)
	}
	return syllables.length === word.length ? syllables : undefined
}

function waysBy(patterns: readonly Pattern[], word: string): Way[] {
	return patterns.flatMap(({ form, parts }) => {
		const ranges = form.exec(word)?.indices
		return ranges ? [parts.map((group) => placesIn(ranges[group]))] : []
	})
}

function placesIn([start, end]: readonly [number, number] = [0, 0]): number[] {
	return Array.from({ length: end - start }, (_, at) => start + at)
}
