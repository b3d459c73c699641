/** A small button that shows the keys of the page, as the key ? does: whoever listens for that answers it. */
export function KeysButton() {
	return (
		<button
			type="button"
			data-show-keys
			aria-haspopup="dialog"
			className="inline-flex min-h-10 items-center gap-2 justify-self-start rounded-control px-3 text-ink-soft text-sm hover:bg-sunken hover:text-ink pointer-coarse:hidden [@media(hover:none)]:hidden [@media(scripting:none)]:hidden"
		>
			Keyboard shortcuts
			<kbd
				aria-hidden
				className="rounded border border-line px-1.5 font-sans text-ink-quiet text-xs"
			>
				?
			</kbd>
		</button>
	)
}
