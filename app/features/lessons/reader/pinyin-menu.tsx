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
				aria-label="When to show pinyin"
				className="pinyin-more"
			>
				<ChevronDown aria-hidden size={18} />
			</button>
			<div id="pinyin-menu" popover="auto" className="pinyin-menu card">
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
					>
						{label}
					</button>
				))}
			</div>
		</>
	)
}
