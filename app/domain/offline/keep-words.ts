/** Sentences about what is kept: "Stopped. 3 of 12 lessons are kept." */
import { counted } from '#app/domain/counted.ts'
import { deviceErrors } from '#app/domain/errors/device.ts'
import { fillIn } from '#app/domain/page-errors.ts'
import type { KeepPlan, KeptItem } from './keep-plan.ts'

/** The offer to keep something. */
export function offerOf(plan: KeepPlan): string {
	const count = countOf(plan, plan.pages.length)
	return isCourse(plan)
		? `${count}, with words and exercises, to read without a network.`
		: `${count}, with words, to read without a network.`
}

/** "1 lesson", "12 lessons"; an own text has parts, and an article is "1 text". */
export function countOf(item: Pick<KeepPlan, 'path'>, count: number): string {
	const noun = isCourse(item) ? 'lesson' : isOwnText(item) ? 'part' : 'text'
	return counted(count, noun)
}

function isCourse({ path }: Pick<KeepPlan, 'path'>): boolean {
	return path.startsWith('/courses/') && !path.startsWith('/courses/lessons/')
}

function isOwnText({ path }: Pick<KeepPlan, 'path'>): boolean {
	return path.startsWith('/texts/')
}

/** The trouble of an item; undefined while it is whole, or on its way. */
export function troubleOf(item: KeptItem): string | undefined {
	const { state, pages, kept } = item
	const values = { kept: kept.length, wanted: countOf(item, pages.length) }
	if (state === 'stopped') return fillIn(deviceErrors['device.stopped'], values)
	if (state === 'full') return fillIn(deviceErrors['device.full'], values)
	if (state !== 'partly') return undefined
	const code = kept.length === pages.length ? 'device.without-audio' : 'device.partly'
	return fillIn(deviceErrors[code], values)
}
