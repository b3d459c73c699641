import { Link } from '@remix-run/react'

/** The dictionary in the top bar: a field on wide screens, else an icon. */
export function TopSearch({ isHidden }: { isHidden: boolean }) {
	if (isHidden) return null
	return (
		<>
			<search className="mr-2 max-lg:hidden">
				<form action="/dictionary">
					<input
						type="search"
						name="q"
						aria-label="Search the dictionary"
						aria-keyshortcuts="/"
						placeholder="Dictionary ( / )"
						autoComplete="off"
						maxLength={60}
						className="min-h-10 w-52 rounded-control border border-edge bg-raised px-3 text-sm placeholder:text-ink-quiet"
					/>
				</form>
			</search>
			<Link
				to="/dictionary"
				aria-label="Dictionary"
				title="Dictionary ( / )"
				className="grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink lg:hidden"
			>
				<svg
					aria-hidden="true"
					width="20"
					height="20"
					viewBox="0 0 24 24"
					fill="none"
					stroke="currentColor"
					strokeWidth="2"
					strokeLinecap="round"
				>
					<path d="m21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" />
				</svg>
			</Link>
		</>
	)
}
