import { ChevronDown } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import {
	type Layer,
	type LayerSet,
	layerNames,
	type ReaderPreferences,
	type Toggle,
} from './preferences.ts'

type Props = {
	/** Layers that can be toggled. */
	layers: readonly Layer[]
	notes?: LayerSet['notes']
	preferences: ReaderPreferences
	toggle: (toggle: Toggle) => void
	/** Id of an existing form to submit the toggles with; default: a form of their own. */
	form?: string | undefined
	/** The audio player, before the toggles. */
	player?: ReactNode
}

/**
 * The bar at the foot of a text. Its toggles are a form: without JavaScript, the server stores the
 * preference and renders the page again.
 */
export function ReaderBar({ layers, notes = {}, preferences, toggle, form, player }: Props) {
	const { pinyin, pinyinOver } = preferences
	const hints: LayerSet['notes'] = {
		...notes,
		pinyin: pinyin ? pinyinHints[pinyinOver] : undefined,
	}
	const switches = layers.map((layer) => (
		<Fragment key={layer}>
			<button
				type="submit"
				form={form}
				name="toggle"
				value={layer}
				aria-pressed={preferences[layer]}
				aria-describedby={hints[layer] && `${layer}-note`}
				onClick={(event) => {
					event.preventDefault()
					toggle(layer)
				}}
				className="group grid min-h-15 min-w-[44px] flex-auto grid-cols-[minmax(0,max-content)] content-start justify-center justify-items-center gap-1.5 rounded-control px-1 pt-2.5 pb-1 text-center font-medium text-[0.8125rem] text-ink-quiet leading-tight aria-pressed:text-ink"
			>
				<span
					aria-hidden
					className="relative h-4 w-7 rounded-full border border-edge bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-2.5 before:rounded-full before:bg-edge before:transition-transform group-aria-pressed:border-jade group-aria-pressed:bg-jade group-aria-pressed:before:translate-x-3 group-aria-pressed:before:bg-raised"
				/>
				<span>
					{layerNames[layer]}
					{hints[layer] && (
						<span id={`${layer}-note`} aria-hidden className="block text-ink-quiet text-xs">
							{hints[layer]}
						</span>
					)}
				</span>
			</button>
			{layer === 'pinyin' && <PinyinMenu preferences={preferences} choose={toggle} form={form} />}
		</Fragment>
	))
	return (
		<div className="reader-bar fixed inset-x-0 bottom-0 z-10 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)]">
			<div className="mx-auto flex max-w-reading items-center gap-x-1 px-2 sm:gap-x-4 sm:px-4">
				{player}
				{form === undefined ? (
					<form method="post" action="/preferences/reader" aria-label="Show" className={row}>
						{switches}
					</form>
				) : (
					<fieldset aria-label="Show" className={row}>
						{switches}
					</fieldset>
				)}
			</div>
		</div>
	)
}

const row = 'flex min-w-0 flex-1'

/** Under the toggle's name. */
const pinyinHints: Partial<Record<ReaderPreferences['pinyinOver'], string>> = {
	new: 'new',
	tap: 'on tap',
}

const pinyinStates = [
	['pinyin-all', 'Above all words'],
	['pinyin-new', 'Above new words only'],
	['pinyin-tap', 'When I tap a word'],
	['pinyin-none', 'None'],
] as const satisfies readonly [Toggle, string][]

type PinyinMenuProps = {
	preferences: ReaderPreferences
	choose: (choice: Toggle) => void
	/** Id of the form to submit. */
	form: string | undefined
}

/** Above which words pinyin stands: a native popover, so it works before JavaScript has loaded. */
function PinyinMenu({ preferences: { pinyin, pinyinOver }, choose, form }: PinyinMenuProps) {
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
				{pinyinStates.map(([choice, label]) => (
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
