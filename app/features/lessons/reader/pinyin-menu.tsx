import { ChevronDown } from 'lucide-react'
import type { ReaderPreferences, Toggle } from './preferences.ts'

const choices = [
	['pinyin-all', 'Above all words'],
	['pinyin-new', 'Above new words only'],
	['pinyin-tap', 'When I tap a word'],
	['pinyin-none', 'None'],
] as const satisfies readonly [Toggle, string][]

type Props = {
	preferences: ReaderPreferences
	choose: (choice: Toggle) => void
	/** Id of the form to submit. */
	form: string | undefined
}

/** Above which words pinyin stands: a native popover, so it works before JavaScript has loaded. */
export function PinyinMenu({ preferences: { pinyin, pinyinOver }, choose, form }: Props) {
	const chosen = pinyin ? `pinyin-${pinyinOver}` : 'pinyin-none'
	return (
		<>
			<button
				type="button"
				popovertarget="pinyin-menu"
				aria-label="Words with readings"
				className="-ml-3 grid min-h-15 w-8 shrink-0 place-items-center rounded-control text-ink-quiet [anchor-name:--pinyin-menu] hover:text-ink"
			>
				<ChevronDown aria-hidden size={18} className="rotate-180" />
			</button>
			<div
				id="pinyin-menu"
				popover="auto"
				className="card inset-x-0 top-auto bottom-20 mx-auto w-60 p-2 text-ink supports-[position-area:top]:inset-auto supports-[position-area:top]:m-0 supports-[position-area:top]:mb-1 [position-anchor:--pinyin-menu] [position-area:top] [position-try-fallbacks:flip-inline]"
			>
				<p className="px-3 pt-1 pb-2 font-medium text-ink-quiet text-sm">Pinyin</p>
				{choices.map(([choice, label]) => (
					<button
						key={choice}
						type="submit"
						form={form}
						name="toggle"
						value={choice}
						aria-pressed={chosen === choice}
						onClick={(event) => {
							event.preventDefault()
							choose(choice)
							event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
						}}
						className="block min-h-11 w-full rounded-control px-3 py-2 text-left text-sm hover:bg-sunken aria-pressed:bg-jade-tint aria-pressed:font-medium"
					>
						{label}
					</button>
				))}
			</div>
		</>
	)
}
