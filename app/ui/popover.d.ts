// The popover attributes of HTML, which React 18 passes on but whose types it does not know.
import 'react'

declare module 'react' {
	interface HTMLAttributes<T> {
		popover?: 'auto' | 'manual'
	}
	interface ButtonHTMLAttributes<T> {
		popovertarget?: string
		popovertargetaction?: 'show' | 'hide' | 'toggle'
	}
}
