import { Form } from '@remix-run/react'
import { PenLine, Search } from 'lucide-react'
import { lazy, useRef, useState } from 'react'
import { pageErrorText } from '#app/domain/page-errors.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { LazyPart } from '#app/ui/lazy-part.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

const DrawHanzi = lazy(async () => {
	const { DrawHanzi } = await import('#app/features/strokes/draw-hanzi.tsx')
	return { default: DrawHanzi }
})

type Props = {
	/** The text that was searched for. */
	text: string
	/** Whether the page is for searching alone. */
	isFocused?: boolean
}

/** The dictionary's search field, at the head of its pages. What cannot be typed is drawn. */
export function SearchForm({ text, isFocused = false }: Props) {
	const field = useRef<HTMLInputElement>(null)
	const [isDrawing, setDrawing] = useState(false)
	/** The search whose text was changed since, or in which a cursor was set. */
	const touched = useRef<string>()
	const touch = () => {
		touched.current = text
	}

	/** Puts a character where the cursor is; the first one after a search begins another. */
	function write(character: string) {
		const input = field.current
		if (!input) return
		const end = input.value.length
		const [from, to] =
			touched.current === text ? [input.selectionStart ?? end, input.selectionEnd ?? end] : [0, end]
		input.setRangeText(character, from, to, 'end')
		touch()
	}

	return (
		<Form
			action="/dictionary"
			role="search"
			className="grid gap-3"
			// On a telephone the pad would lie over what was found.
			onSubmit={() => setDrawing(false)}
		>
			<div className="flex gap-2">
				<input
					ref={field}
					// Another search is another field: it begins with the text of the address.
					key={text}
					type="search"
					name="q"
					defaultValue={text}
					onInput={touch}
					onPointerDown={touch}
					// biome-ignore lint/a11y/noAutofocus: the page is opened in order to type
					autoFocus={isFocused}
					aria-label="Search the dictionary"
					aria-keyshortcuts="/"
					placeholder="Hanzi, pinyin or English"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="search"
					maxLength={60}
					className="min-h-11 w-full min-w-0 flex-1 rounded-control border border-edge bg-raised px-3 py-2 text-base text-ink placeholder:text-ink-quiet"
				/>
				<button type="submit" className={buttonClass('primary')}>
					<Search aria-hidden size={18} />
					<span className="max-sm:sr-only">Search</span>
				</button>
				<button
					type="button"
					aria-expanded={isDrawing}
					onClick={() => setDrawing(!isDrawing)}
					className={buttonClass('secondary', '[@media(scripting:none)]:hidden')}
				>
					<PenLine aria-hidden size={18} />
					<span className="max-sm:sr-only">Draw</span>
				</button>
			</div>
			{isDrawing && (
				<LazyPart
					problem={pageErrorText('word.load-failed')}
					fallback={<Skeleton className="aspect-square w-full max-w-75" />}
				>
					<DrawHanzi onChoose={write} />
				</LazyPart>
			)}
		</Form>
	)
}
