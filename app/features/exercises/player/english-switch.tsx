import { useContext, useRef } from 'react'
import { TranslationContext } from '#app/ui/translation.ts'

/** Shows and hides the English of the whole set. It is the text's own Translation, so it is remembered. */
export function EnglishSwitch() {
	const translation = useContext(TranslationContext)
	const button = useRef<HTMLButtonElement>(null)
	if (!translation) return null
	return (
		<button
			ref={button}
			type="button"
			role="switch"
			aria-checked={translation.isShown}
			onClick={() => {
				keepInPlace(button.current)
				translation.toggle()
			}}
			className="group -mr-2 flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-ink-soft hover:text-ink"
		>
			English
			<span
				aria-hidden
				className="relative h-4 w-7 rounded-full border border-edge bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-2.5 before:rounded-full before:bg-edge before:transition-transform group-aria-checked:border-jade group-aria-checked:bg-jade group-aria-checked:before:translate-x-3 group-aria-checked:before:bg-raised"
			/>
		</button>
	)
}

/** The text above grows by its English. Some browsers don't scroll along. */
function keepInPlace(element: HTMLElement | null): void {
	const top = element?.getBoundingClientRect().top ?? 0
	requestAnimationFrame(() =>
		requestAnimationFrame(() => {
			const moved = (element?.getBoundingClientRect().top ?? top) - top
			if (Math.abs(moved) > 1) window.scrollBy({ top: moved })
		}),
	)
}
