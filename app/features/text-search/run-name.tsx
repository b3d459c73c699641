import type { RunState } from '#app/domain/text-search/run-state.ts'
import { WithHanzi } from '#app/ui/with-hanzi.tsx'

export const runStateTexts = {
	replacing: 'not finished',
	replaced: 'replaced',
	undoing: 'undo not finished',
	undone: 'undone',
} as const satisfies Record<RunState, string>

/** “西红柿” → “番茄” */
export function RunName({ run }: { run: { pattern: string; replacement: string } }) {
	return (
		<>
			<WithHanzi text={`“${run.pattern}”`} /> <span aria-hidden>→</span>
			<span className="sr-only">becomes</span> <WithHanzi text={`“${run.replacement}”`} />
		</>
	)
}
