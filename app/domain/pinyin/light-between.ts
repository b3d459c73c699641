/**
 * 不 and 一 are light between a word and the same word, and 不 between a verb and what comes of it:
 *
 *   好 不 好      hǎo bu hǎo       高兴 不 高兴   gāo xìng bu gāo xìng
 *   看 一 看      kàn yi kàn       but 一 天 一 天   yì tiān yì tiān, which counts
 *   叫 不 醒      jiào bu xǐng     but 他 不 醒   tā bù xǐng
 *
 * What says where, light behind its verb, has its tones there: 看下去 kàn xiàqu, but 看不下去 kàn bu xiàqù.
 *
 * Source: 现代汉语词典, which writes 看不起 kàn·bu qǐ, 来不及 lái·bu jí and 起来 qǐ//·lái, and textbooks. What can come of a verb
 * is listed here, because 走不到 may be either: 走 不 到 那儿, and 走 不到 十分钟.
 */

import { hasHanzi } from '#app/domain/hanzi.ts'

type Place = {
	/** The word before it, or what its own word has before it. */
	before: string
	/** The text after it, up to a pause. */
	after: string
	/** The word before that one. */
	farther: string
}

export function isLightBetween(hanzi: string, place: Place): boolean {
	if (hanzi === '一') return isSaidTwice(place) && !counts.test(place.farther)
	return hanzi === '不' && (isSaidTwice(place) || isOutOfReach(place))
}

/** The reading of the word at `index`, if it stands so or behind such a word. */
export function readBetween(words: readonly string[], index: number): string | undefined {
	const [farthest = '', between = ''] = [words[index - 2], words[index - 1]]
	if (/^[不得]$/.test(between) && verbs.test(farthest)) {
		const whole = directions.get(words[index] ?? '')
		if (whole !== undefined) return whole
	}
	const reading = lightReadings.get(words[index] ?? '')
	if (reading === undefined) return undefined
	const [hanzi = '', ...rest] = words[index] ?? ''
	const after = rest.join('') + words.slice(index + 1, index + 4).join('')
	const [farther = '', before = ''] = [words[index - 2], words[index - 1]]
	return isLightBetween(hanzi, { before, after, farther }) ? reading : undefined
}

const lightReadings = new Map([
	['不', 'bu'],
	['不了', 'bu liǎo'],
	['一', 'yi'],
])

const directions = new Map<string, string>(
	[
		['上', 'shàng'],
		['下', 'xià'],
		['进', 'jìn'],
		['出', 'chū'],
		['回', 'huí'],
		['过', 'guò'],
		['起', 'qǐ'],
	].flatMap(([way, reading]) => [
		[`${way}来`, `${reading} lái`],
		[`${way}去`, `${reading} qù`],
	]),
)

const counts = /[一二两三四五六七八九十几半每]$/

function isSaidTwice({ before, after, farther }: Place): boolean {
	const isTimeOfDay = before === '上' && /[早晚]$/.test(farther)
	return hasHanzi(before) && after.startsWith(before) && !isTimeOfDay
}

const verbs =
	/^(?:[看听说写读学做吃喝买卖叫睡走跑站坐住找拿搬打开关记忘猜分受赶爬等数讲画唱推拉放装挤想够睁忍离靠用换修洗卷端发吹算拍哭笑抬尝追赢认踢骑飞跳]|联系)$/
const results =
	/^(?:了(?!解)|着(?!急)|懂|完(?!全)|见|到(?!\d|[一二两三四五六七八九十半])|醒|住|动|清|掉|起|及|惯|出|开(?!始|心|车|门)|上(?!班|课|学|网|车)|下(?!雨|雪|车|班|课)|进[来去]|过来|过去|回来|回去)/
/** 走不快 is no 他说 不 快, and only who eats or drinks is 饱 from it. */
const moves = /^[走跑跳飞爬开骑]$/
const ofMoves = /^(?:快(?!乐)|远|高(?!兴))/
const fills = /^[吃喝]$/
/** 进不去, 起不来: a verb of direction and 来 or 去. */
const ways = /^[进出上下回过起]$/
const comesOrGoes = /^[来去了]/

function isOutOfReach({ before, after }: Place): boolean {
	if (ways.test(before)) return comesOrGoes.test(after)
	if (fills.test(before) && after.startsWith('饱')) return true
	if (moves.test(before) && ofMoves.test(after)) return true
	return /^(?:来|去)$/.test(before)
		? /^(?:及|了(?!解))/.test(after)
		: verbs.test(before) && results.test(after)
}
