import { WithHanzi } from '#app/ui/with-hanzi.tsx'

/** What of a file did not come along, such as “1 of 6 pages of this book could not be read”. */
export function FileNotices({ notices }: { notices: readonly string[] }) {
	if (notices.length === 0) return null
	return (
		<ul
			role="status"
			className="grid gap-1 rounded-control border border-amber bg-amber-tint px-3 py-2 text-amber text-sm"
		>
			{notices.map((notice) => (
				<li key={notice} className="wrap-anywhere">
					<WithHanzi text={notice} />
				</li>
			))}
		</ul>
	)
}
