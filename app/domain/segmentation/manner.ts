/**
 * The adverbial particle 地: 高兴 地 点 了 点 头, 勇敢 地 面对.
 *
 * After a word, 地 may be the particle even though 地点 and 地面 are words. It is the particle if a verb
 * follows. 重要 地位 and 掉 在 地上 了 are unaffected.
 */
import type { Cost } from './dictionary.ts'
import { costBetween, type Lattice, reach, stateBetween } from './lattice.ts'

/** The UTF-16 unit of 地. */
const particle = 0x5730

/** How much likelier the particle is before 点了, before 带我 and before 面对. */
const actWithAspectGain: Cost = 75
const actWithPersonGain: Cost = 50
const longActGain: Cost = 30

const aspects = '了着过'
const persons = '我你您他她它咱'
/** Verbs that the dictionary doesn't mark as such: 慢慢地上了车, but 杯子掉地上了. */
const ways = '上下'
const endings = '吗吧呢啊呀啦'
/** A place or thing follows these. */
const beforeThings = '在到于向从往离和的'

/** Adds 高兴|地 for the word from `start` to `end` with the given cost, if 地 follows it. */
export function addManner(lattice: Lattice, start: number, end: number, cost: Cost): void {
	const { text, units } = lattice
	if (units[end] !== particle || beforeThings.includes(text.charAt(end - 1))) return
	if (costBetween(lattice, end, end + 2) === 0) return
	const gain = gainOf(lattice, end + 1)
	if (gain === 0) return
	reach(lattice, start, end + 1, cost + costBetween(lattice, end, end + 1) - gain, end)
}

/** The gain for a verb at `start`; 0 if there is none. */
function gainOf(lattice: Lattice, start: number): Cost {
	const { dictionary, text } = lattice
	const { costs, verbs } = dictionary
	const one = stateBetween(lattice, start, start + 1)
	const next = text.charAt(start + 1)
	if (one < 0 || next === '') return 0
	if (aspects.includes(next) && isAct(text, start, verbs[one] !== 0)) return actWithAspectGain
	if (verbs[one] && persons.includes(next)) return actWithPersonGain
	const two = stateBetween(lattice, start, start + 2)
	return two >= 0 && costs[two] && verbs[two] ? longActGain : 0
}

/** Whether the hanzi before 了, 着 or 过 is a verb. */
function isAct(text: string, start: number, isVerb: boolean): boolean {
	const [act, aspect, after] = text.slice(start, start + 3)
	// 理 is hardly a verb by itself, but 理了理 is.
	if (aspect === '了' && after === act) return true
	if (!ways.includes(act ?? ' ')) return isVerb
	return aspect !== '了' || hasObject(text, start + 2)
}

function hasObject(text: string, at: number): boolean {
	return /^\p{Script=Han}/u.test(text.charAt(at)) && !endings.includes(text.charAt(at))
}
