import { WithHanzi } from '#app/ui/with-hanzi.tsx'

/** “西红柿” → “番茄” */
export function RunName({ run }: { run: { pattern: string; replacement: string } }) {
	return (
		<>
			<WithHanzi text={`“${run.pattern}”`} /> <span aria-hidden>→</span>
			<span className="sr-only">becomes</span> <WithHanzi text={`“${run.replacement}”`} />
		</>
	)
}
