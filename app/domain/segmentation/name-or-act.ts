/** Whether the last hanzi of a possible name is rather what the person does: 李明 抱 着, 谢丽尔 吐 了. */
import { type Cost, follow } from './dictionary.ts'
import { costBetween, type Lattice } from './lattice.ts'

/** The cost from which a hanzi is hardly a word by itself. */
export const rareWord: Cost = 110
/** A hanzi without an entry, which any name beats. */
const unknownCost: Cost = 200
const aspects = new Set(Array.from('了着过', (aspect) => aspect.charCodeAt(0)))
const ongoing = '着'.charCodeAt(0)
/** No name ends in it: 李白 著 wrote. */
export const wrote = '著'.charCodeAt(0)

/** What goes on before 着, though the dictionary counts no verb: 李明 忙 着. */
const states = '忙急饿累病醉闲'
/** Counted at the end of names, too, but far likelier an act: 李明 抱 着. */
const acts =
	'抱提背带拿端戴摸拍推抢翻吹咬含喊喝喂骑陪坐住盖藏拜换接举拉摇围哼托扶拔伸牵递护折抹揉捧锁采寻扎绕罩拴抿眯绣拐'
/** Verbs that no counted name ends in, although others may: 王安忆着. */
const nameable = '忆咏创融萌沁恕镕誉翥憬毕竞弥濯拓琢翱骋颂聆熠飏焌奋竣翩弈释宥浣撷析甄'

/** 李明 站 着, where the hanzi is at `at`. Before 著 only acts count that few names end in: 王小飞著 wrote. */
export function endsInState(lattice: Lattice, at: number): boolean {
	const next = lattice.units[at + 1]
	if (next !== ongoing && next !== wrote) return false
	if (isHardlyName(lattice, at)) return true
	if (next === wrote || costOfSingle(lattice, at) >= rareWord) return false
	return isVerb(lattice, at) || states.includes(lattice.text.charAt(at))
}

function isHardlyName(lattice: Lattice, at: number): boolean {
	const hanzi = lattice.text.charAt(at)
	if (acts.includes(hanzi)) return true
	const isCounted = costAt(lattice, lattice.dictionary.names.last, at) !== 0
	return !isCounted && !nameable.includes(hanzi) && isVerb(lattice, at)
}

/** 谢丽尔 吐 了: the 吐 before 了 is what she did. */
export function endsInAct(lattice: Lattice, at: number): boolean {
	return aspects.has(lattice.units[at + 1] ?? 0) && isVerb(lattice, at)
}

function isVerb({ dictionary, units }: Lattice, at: number): boolean {
	const state = follow(dictionary, 0, units[at] ?? 0)
	return state >= 0 && dictionary.verbs[state] === 1
}

export function costOfSingle(lattice: Lattice, at: number): Cost {
	return costBetween(lattice, at, at + 1) || unknownCost
}

/** The cost of the hanzi at `at` in a part of names; 0 if none has it there. */
export function costAt({ codes }: Lattice, column: Uint8Array, at: number): Cost {
	const code = codes[at] ?? 0
	return code === 0 ? 0 : (column[code - 1] ?? 0)
}
