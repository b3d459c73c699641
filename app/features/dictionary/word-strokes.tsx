import { ChevronDown } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { useOwnFormsFirst } from '#app/features/display/use-own-form.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'

type Props = {
	/** The word: simplified, and traditional if that differs. */
	forms: readonly string[]
}

/** The strokes of a word’s characters, whose code loads when they are opened. */
export function WordStrokes({ forms }: Props) {
	const [Panel, setPanel] = useState<ComponentType<Props>>()
	const ownFirst = useOwnFormsFirst(forms)
	const [isFailed, setFailed] = useState(false)

	function load() {
		import('#app/features/strokes/strokes-panel.tsx').then(
			({ StrokesPanel }) => setPanel(() => StrokesPanel),
			() => setFailed(true),
		)
	}

	return (
		<details
			className="group card px-4 [@media(scripting:none)]:hidden"
			onToggle={({ currentTarget }) => currentTarget.open && load()}
		>
			<summary className="flex min-h-11 list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
				<h2 className="flex-1 font-semibold text-lg">Strokes</h2>
				<ChevronDown aria-hidden size={20} className="text-ink-quiet group-open:rotate-180" />
			</summary>
			<div className="pb-4">
				{Panel ? (
					<Panel forms={ownFirst} />
				) : isFailed ? (
					<p role="alert">{pageErrorText('word.load-failed')}</p>
				) : (
					<Skeleton className="mx-auto aspect-square w-full max-w-75" />
				)}
			</div>
		</details>
	)
}
