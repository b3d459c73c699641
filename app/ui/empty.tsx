/** An empty list's message, and optionally what to do next. */
export function Empty({ text, children }: { text: string; children?: React.ReactNode }) {
	return (
		<div className="grid justify-items-center gap-4 rounded-card border border-line border-dashed px-6 py-12 text-center">
			<p className="text-ink-soft">{text}</p>
			{children}
		</div>
	)
}
