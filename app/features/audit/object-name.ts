import type { LoggedChange } from './list-changes.server.ts'

type Changed = Pick<LoggedChange, 'action' | 'objectType' | 'objectName' | 'before' | 'after'>

/** How a list names the object of a change: a replacement by what it replaced, “西红柿” → “番茄”. Undefined if it is gone. */
export function objectName({ objectName, objectType, ...change }: Changed): string | undefined {
	if (objectType === 'replacement') {
		const texts = [textIn(change.before), textIn(change.after)]
		// An undo is logged the other way round.
		const [from, to] = change.action === 'replacement.undo' ? texts.reverse() : texts
		if (from !== undefined && to !== undefined) return `“${from}” → “${to}”`
	}
	return objectName ?? undefined
}

function textIn(values: unknown): string | undefined {
	const { text }: { text?: unknown } = Object(values)
	return typeof text === 'string' ? text : undefined
}
