/**
 * The lines of subtitles that say when something is said.
 *
 *   00:00:01,000 --> 00:00:02,500        seconds 1 to 2.5
 *   0:00:05.123456 --> 0:00:06.654321    as programs write them that listen
 *   00：00：01，000 －－> 00：00：02，500      as a Chinese keyboard types them
 *   00: 00: 01,000 -> 00: 00: 02,500     as they come back from a translator
 *   0:00:01.000,0:00:02.500              as YouTube exports .sbv
 *   [00:01.000 --> 00:02.500]  你好。      with what is said behind them
 */

/** In seconds. `rest` is what stands behind them, without places on the screen. */
export type Times = { from: number; to: number; rest: string }

const sign = String.raw`\s?[:.,;]\s?`
const time = String.raw`-?(?:(\d{1,5})\s?:\s?)?(\d{1,5})\s?:\s?(\d{1,5})(?:${sign}(\d{1,9}))?`
const arrow = String.raw`\s*(?:[-\u2010-\u2015\u2212\s]{1,6}>|[\u2192\u21d2])\s*`
const timing = new RegExp(`^\\[?${time}${arrow}${time}\\]?(\\s.*)?$`)

/** Without an arrow, “8:30 9:30 上课” may be what is said: only exact times are times. */
const exact = String.raw`(\d{1,5}):(\d{1,5}):(\d{1,5})[.,](\d{1,9})`
const timingWithoutArrow = new RegExp(
	`^${exact}(?:\\s*[,;~\\u2010-\\u2015-]{1,3}\\s*|\\s+)${exact}(\\s.*)?$`,
)
const singleTime = new RegExp(`^${exact}$`)
const place = /\b(?:(?:align|line|position|size|region|vertical):\S+|[XY][12]:\d+)/gi

/** In UTF-16 units: some programs write what is said on the same line. */
const longestLine = 1_000

/** `unreadable` where a line would give times and they are not to be read; undefined for any other line. */
export function timesOf(line: string): Times | 'unreadable' | undefined {
	if (line.length > longestLine || !/[\d>\p{Nd}\u2192\u21d2]/u.test(line)) return undefined
	const plain = narrowed(line)
	const found = timing.exec(plain) ?? timingWithoutArrow.exec(plain)
	if (found) {
		const rest = (found[9] ?? '').replace(place, '').trim()
		return { from: seconds(found, 1), to: seconds(found, 5), rest }
	}
	const isMeantAsTimes = plain.includes('-->') || singleTime.test(plain)
	return isMeantAsTimes && !/\p{Script=Han}/u.test(plain) ? 'unreadable' : undefined
}

/** The signs of times as ASCII has them; what is said behind them keeps its own. */
function narrowed(line: string): string {
	const times = /^[\s\d\p{Nd}\p{P}\p{S}]*/u.exec(line)?.[0] ?? ''
	const narrow = times.normalize('NFKC').replace(/。(?=\d)/g, '.')
	return `${narrow}${line.slice(times.length)}`.replace(/&gt;/g, '>').trim()
}

function seconds(match: RegExpExecArray, first: number): number {
	const [hours, minutes, whole, part] = match.slice(first, first + 4)
	const fraction = Number(`0.${part ?? 0}`)
	return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(whole ?? 0) + fraction
}
