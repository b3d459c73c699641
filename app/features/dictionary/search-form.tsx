import { Form } from '@remix-run/react'
import { Search } from 'lucide-react'
import { buttonClass } from '#app/ui/button.tsx'

type Props = {
	/** The text that was searched for. */
	text: string
	/** Whether the page is for searching alone. */
	isFocused?: boolean
}

/** The dictionary's search field, at the head of its pages. */
export function SearchForm({ text, isFocused = false }: Props) {
	return (
		<Form action="/dictionary" role="search" className="flex gap-2">
			<input
				// Another search is another field: it begins with the text of the address.
				key={text}
				type="search"
				name="q"
				defaultValue={text}
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
		</Form>
	)
}
