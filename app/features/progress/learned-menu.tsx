import { Ellipsis } from 'lucide-react'
import { useRef } from 'react'

/** More actions for a learned lesson, in a native popover beside its button. */
export function LearnedMenu({ takeBack }: { takeBack: () => void }) {
	const menu = useRef<HTMLDivElement>(null)
	return (
		<>
			<button
				type="button"
				popovertarget="learned-menu"
				aria-label="More options"
				className="grid size-11 place-items-center rounded-control text-ink-soft [anchor-name:--learned-menu] hover:bg-sunken hover:text-ink"
				onClick={(event) => menu.current && placeBeside(menu.current, event.currentTarget)}
			>
				<Ellipsis aria-hidden size={20} />
			</button>
			<div
				id="learned-menu"
				ref={menu}
				popover="auto"
				className="card absolute inset-auto m-0 w-56 p-2 text-ink [position-anchor:--learned-menu] [position-area:top_span-right] [position-try-fallbacks:flip-inline]"
			>
				<button
					type="button"
					className="block w-full rounded-control px-3 py-2.5 text-left text-sm hover:bg-sunken"
					onClick={takeBack}
				>
					Mark as not learned
				</button>
			</div>
		</>
	)
}

const menuWidth = 224
const menuHeight = 62
const gap = 4
const margin = 16

/**
 * Above the button, so that the reader's bar does not cover it, and within the page. Most browsers
 * do this by CSS anchor positioning; for the others the place is calculated.
 */
function placeBeside(menu: HTMLElement, button: HTMLElement): void {
	if (CSS.supports('position-area', 'top')) return
	const { left, top } = button.getBoundingClientRect()
	const rightmost = document.documentElement.clientWidth - menuWidth - margin
	menu.style.left = `${window.scrollX + Math.max(margin, Math.min(left, rightmost))}px`
	menu.style.top = `${window.scrollY + top - menuHeight - gap}px`
}
