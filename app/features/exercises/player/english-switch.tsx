import { useContext } from 'react'
import { EnglishContext } from './english.tsx'

/** Shows and hides the English of the whole set. */
export function EnglishSwitch() {
	const english = useContext(EnglishContext)
	if (!english) return null
	return (
		<button
			type="button"
			role="switch"
			aria-checked={english.isShown}
			onClick={english.toggle}
			className="group -mx-2 flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-ink-soft hover:text-ink"
		>
			<span>
				English<span className="max-sm:sr-only"> in exercises</span>
			</span>
			<span
				aria-hidden
				className="relative h-4 w-7 rounded-full border border-edge bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-2.5 before:rounded-full before:bg-edge before:transition-transform group-aria-checked:border-jade group-aria-checked:bg-jade group-aria-checked:before:translate-x-3 group-aria-checked:before:bg-raised"
			/>
		</button>
	)
}
