/** Reads plans and items from JSON. Checked by hand: the browser is spared a schema library. */
import {
	type KeepPlan,
	type KeptItem,
	type KeptPage,
	keepStates,
	type PlannedPage,
} from './keep-plan.ts'

/** A plan as the server sent it; undefined if it is something else, such as a café's login page. */
export function readPlan(value: unknown): KeepPlan | undefined {
	return isPlan(value) ? value : undefined
}

/** Undefined for what was damaged. */
export function readItem(value: unknown): KeptItem | undefined {
	return isItem(value) ? value : undefined
}

function isPlan(value: unknown): value is KeepPlan {
	const { path, title, lists, pages }: Record<string, unknown> = Object(value)
	const { zh, en }: Record<string, unknown> = Object(title)
	return areTexts([path, zh, en]) && areTexts(lists) && isList(pages, isPlannedPage)
}

function isItem(value: unknown): value is KeptItem {
	const item: Record<string, unknown> = Object(value)
	return (
		isPlan(value) &&
		typeof item.withAudio === 'boolean' &&
		keepStates.some((state) => state === item.state) &&
		areNumbers([item.keptAt, item.checkedAt]) &&
		areTexts(item.pictures) &&
		areTexts(item.files) &&
		isList(item.kept, isKeptPage)
	)
}

function isPlannedPage(value: unknown): value is PlannedPage {
	const { path, title, revision, bytes, sounds }: Record<string, unknown> = Object(value)
	return areTexts([path, title, revision]) && areNumbers([bytes]) && isList(sounds, isSound)
}

function isSound(value: unknown): boolean {
	const { path, bytes }: Record<string, unknown> = Object(value)
	return areTexts([path]) && areNumbers([bytes])
}

function isKeptPage(value: unknown): value is KeptPage {
	const {
		path,
		revision,
		build,
		bytes,
		sounds,
		words = '',
	}: Record<string, unknown> = Object(value)
	return areTexts([path, revision, build, words]) && areNumbers([bytes]) && areTexts(sounds)
}

function isList(value: unknown, isOne: (one: unknown) => boolean): boolean {
	return Array.isArray(value) && value.every(isOne)
}

function areTexts(value: unknown): boolean {
	return isList(value, (one) => typeof one === 'string')
}

function areNumbers(values: readonly unknown[]): boolean {
	return values.every((one) => Number.isFinite(one))
}
