// HTML attributes that React 18 passes on but does not type.
import 'react'

declare module 'react' {
	interface CSSProperties {
		[property: `--${string}`]: string | number | undefined
	}
	interface HTMLAttributes<T> {
		popover?: 'auto' | 'manual'
	}
	interface ButtonHTMLAttributes<T> {
		popovertarget?: string
		popovertargetaction?: 'show' | 'hide' | 'toggle'
	}
	interface ImgHTMLAttributes<T> {
		fetchpriority?: 'high' | 'low' | 'auto'
	}
}
