import {
	type KeyboardEvent,
	lazy,
	type MouseEvent,
	type ReactNode,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react'
import { showsSpoken, variantOf } from '#app/domain/display/text-display.ts'
import type { HskRank } from '#app/domain/hsk/level.ts'
import type { BlankAnswer } from '#app/domain/lesson-text/blanks.ts'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { DisplayButton } from '#app/features/display/display-button.tsx'
import { useTextDisplay } from '#app/features/display/use-text-display.ts'
import type { TextOfReader } from '#app/features/known-words/use-own-words.ts'
import { WordPaint } from '#app/features/known-words/word-paint.tsx'
import { useStrokes } from '#app/features/strokes/use-strokes.ts'
import type { AskedWord, EntrySource } from '#app/features/vocabulary/popup/word-popup.tsx'
import { LazyPart } from '#app/ui/lazy-part.tsx'
import { readRuby } from '#app/ui/ruby.ts'
import { moveCursor, putCursor, scopeOf } from '#app/ui/word-cursor.ts'
import { BlankAnswers } from './blank-answers.tsx'
import { isBlankShown, showAllBlanks, showBlank } from './blanks.ts'
import { exchangeText, LessonText, textKeysId } from './lesson-text.tsx'
import {
	type LayerSet,
	layerAttributes,
	preferencesCookie,
	type ReaderPreferences,
	readerLayers,
	type Toggle,
	withToggled,
} from './preferences.ts'
import { ReaderBar } from './reader-bar.tsx'
import type { FoundIn } from './reader-popup.tsx'
import { drawScreenFirst } from './screen-first.ts'

/** It comes after the page, as it knows which sense a word has beside others: 28 kB. */
const loadPopup = () => import('./reader-popup.tsx')
const ReaderPopup = lazy(async () => ({ default: (await loadPopup()).ReaderPopup }))

type Props = {
	/** The text's key in PageHtmlContext, and its HTML if it came with the data. */
	name: string
	html: string | undefined
	/** Draws the text in another script, where it does not come with the page's data. */
	redraw?: () => void
	/** In Chinese: a string, or words with their readings. */
	title: ReactNode
	/** Accessible name of the text. */
	label?: string
	/** Shows speakers in a column of their own. */
	isDialogue: boolean
	/** Whether the text is of the course that the path begins with. Default: no. */
	isPathBeginning?: boolean
	/** The reader's HSK level, which determines the words' colours. */
	rank: HskRank
	/** The reader's own words; undefined paints all by their level alone. */
	text?: TextOfReader
	/** Explains the text, in English. Its examples have words like the text. */
	notes?: { name: string; html: string | undefined } | undefined
	preferences: ReaderPreferences
	/** Layers that can be toggled. Default: a lesson's. */
	layerSet?: LayerSet
	/** Id of the form that submits the toggles before JavaScript has loaded. */
	form?: string
	answers: readonly BlankAnswer[]
	areAnswersShown: boolean
	entries: EntrySource
	/** Reloads the page's data. */
	reload: () => void
	/** Loads the entries again after a failure. */
	reloadEntries: () => void
	player?: ReactNode
	/** The lesson or article that words are saved from. Default: none. */
	foundIn?: FoundIn
	/** Renders what stands below a word in the popup, which `close` closes. */
	footer?: (word: HTMLElement, close: () => void) => ReactNode
	/** Shown below the text: the learned button, exercises. Words in `.words` answer like the text's. */
	children?: ReactNode
}

/** An annotated text with its layers, blanks, notes and word popup. */
export function Reader(props: Props) {
	const { name, html, title, isDialogue, rank, answers, entries, reload, player, children } = props
	const { label = 'Lesson text', layerSet = readerLayers, form, text, notes } = props
	const { isPathBeginning = false } = props
	const display = useTextDisplay()
	const showStrokes = useStrokes()
	const [preferences, setPreferences] = useState(props.preferences)
	const [areAnswersShown, setAnswersShown] = useState(props.areAnswersShown)
	const [asked, setAsked] = useState<AskedWord>()
	/** Words have been asked for. What the popup has looked up is kept for the next ones. */
	const [isPopupShown, setPopupShown] = useState(false)
	const frame = useRef<HTMLDivElement>(null)

	const close = useCallback(() => setAsked(undefined), [])

	// Loads it before the first word is pressed. If it fails, the press says so.
	useEffect(() => void loadPopup().catch(() => {}), [])

	function open(word: HTMLElement, isByKeyboard: boolean) {
		const isBlank = word.matches('.blank')
		if (isBlank && !isBlankShown(word)) {
			showBlank(word, true)
			return close()
		}
		putCursor(scopeOf(word), word)
		const ruby = isBlank ? word.querySelector('ruby') : word
		if (!ruby) return
		if (ruby.closest('[data-pinyin="tap"]')) ruby.toggleAttribute('data-tapped')
		const pressed = { ...readRuby(ruby), place: word, isByKeyboard }
		setPopupShown(true)
		setAsked((shown) => (shown?.place === word ? undefined : pressed))
	}

	function onClick({ target }: MouseEvent<HTMLElement>) {
		const strokes = target instanceof Element && target.closest<HTMLElement>('[data-strokes]')
		if (strokes) return void showStrokes([strokes.dataset.strokes ?? ''])
		const word = wordUnder(target)
		if (!word || isSelecting()) return
		const isNumber = word === target && word.matches('.blank')
		if (isNumber && isBlankShown(word)) hideBlank(word)
		else open(word, false)
	}

	function onKeyDown(event: KeyboardEvent<HTMLElement>) {
		const word = wordUnder(event.target)
		const scope = word && scopeOf(word)
		if (!scope || event.altKey || event.metaKey) return
		if (event.key === 'Enter' || event.key === ' ') {
			event.preventDefault()
			open(word, true)
		} else if (moveCursor(scope, word, event)) {
			event.preventDefault()
		}
	}

	function hideBlank(blank: HTMLElement) {
		showBlank(blank, false)
		blank.focus({ preventScroll: true })
		close()
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: another text has other words
	useEffect(() => close, [name, close])

	// A text served with the page is drawn already.
	useLayoutEffect(() => {
		if (html) drawScreenFirst(frame.current)
	}, [html])

	const variant = Object.values(variantOf(display)).join(' ')
	const shown = useRef(variant)
	useLayoutEffect(() => {
		if (shown.current === variant) return
		shown.current = variant
		close()
		exchange(frame.current, 'section.text', html)
		exchange(frame.current, 'section.notes', notes?.html)
	})

	useEffect(() => {
		if (frame.current) showAllBlanks(frame.current, areAnswersShown)
	}, [areAnswersShown])

	function toggle(pressed: Toggle) {
		const changed = withToggled(preferences, pressed)
		// biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store
		document.cookie = preferencesCookie(changed, layerSet)
		drawScreenFirst(frame.current)
		setPreferences(changed)
	}

	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: one listener for thousands of words */}
			<div
				ref={frame}
				onClick={onClick}
				onKeyDown={onKeyDown}
				data-level={preferences.hsk ? rank : undefined}
				data-rank={rank}
				{...layerAttributes(preferences)}
				data-dialogue={isDialogue || undefined}
				data-own-words={text && ''}
				data-spoken={showsSpoken(display, { isPathBeginning }) ? 'on' : undefined}
				data-answers={areAnswersShown ? 'shown' : 'hidden'}
				// An auto column keeps the width of paragraphs off the screen for a moment after it is turned.
				className="grid grid-cols-1 gap-6"
			>
				<div className="flex items-start">
					{title && (
						<h2
							lang="zh-CN"
							className="wrap-anywhere min-w-0 flex-1 font-semibold text-2xl md:text-3xl"
						>
							{title}
						</h2>
					)}
					<div className="-my-1.5 ml-auto">
						<DisplayButton redraw={props.redraw} />
					</div>
				</div>
				<LayerHint preferences={preferences} />
				{text && <WordPaint text={text} />}
				<p id={textKeysId} hidden>
					Arrow keys move between words, Enter shows a word’s meaning.
				</p>
				<LessonText key={name} name={name} html={html} label={label} reload={reload} />
				{answers.length > 0 && (
					<BlankAnswers
						answers={answers}
						isShown={areAnswersShown}
						toggle={() => setAnswersShown(!areAnswersShown)}
					/>
				)}
				{notes && (
					<LessonText
						key={notes.name}
						{...notes}
						label="Notes"
						reload={reload}
						className="notes words"
						lang="en"
					/>
				)}
				{children}
			</div>
			{isPopupShown && (
				<LazyPart
					problem={pageErrorText('word.load-failed')}
					close={() => {
						close()
						setPopupShown(false)
					}}
				>
					<ReaderPopup
						asked={asked}
						close={close}
						entries={entries}
						reload={props.reloadEntries}
						text={text}
						foundIn={props.foundIn ?? nowhere}
						hideBlank={hideBlank}
						footer={props.footer}
					/>
				</LazyPart>
			)}
			<ReaderBar
				layers={layerSet.layers}
				notes={layerSet.notes}
				preferences={preferences}
				toggle={toggle}
				form={form}
				player={player}
			/>
		</>
	)
}

const nowhere: FoundIn = { lessonId: null, articleId: null }

function exchange(frame: HTMLElement | null, selector: string, html: string | undefined): void {
	const text = frame?.querySelector<HTMLElement>(selector)
	if (text && html) exchangeText(text, html)
}

function wordUnder(target: EventTarget): HTMLElement | null {
	if (!(target instanceof Element)) return null
	const word = target.closest<HTMLElement>('.blank') ?? target.closest<HTMLElement>('ruby')
	return word && scopeOf(word) ? word : null
}

/** A drag that selects text also ends in a click. */
function isSelecting(): boolean {
	return window.getSelection()?.type === 'Range'
}

/** Without Chinese there may be nothing to see; says how to get it back. */
function LayerHint({ preferences: { chinese, translation, pinyin } }: Pick<Props, 'preferences'>) {
	if (chinese || (translation && !pinyin)) return null
	return (
		<p role="status" className="text-ink-quiet">
			{translation
				? 'Pinyin stands above Chinese, which is off.'
				: 'The text is hidden. Turn on Chinese or Translation.'}
		</p>
	)
}
