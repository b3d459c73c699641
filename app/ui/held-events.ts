/**
 * Keeps keys and taps from React until Remix has read the page's data.
 *
 * Its root suspends until then, and React 18 gives up a page whose root suspends while it answers a key or a tap: "Root
 * did not complete", and nothing on the page works any more. Links, forms and details work by the browser meanwhile.
 */

/** The events for which React hydrates at once. */
const heldEvents = [
	'auxclick',
	'change',
	'click',
	'compositionend',
	'compositionstart',
	'contextmenu',
	'copy',
	'cut',
	'dblclick',
	'dragend',
	'dragstart',
	'drop',
	'input',
	'keydown',
	'keypress',
	'keyup',
	'mousedown',
	'mouseup',
	'paste',
	'pointercancel',
	'pointerdown',
	'pointerup',
	'reset',
	'submit',
	'touchcancel',
	'touchend',
	'touchstart',
]

/** To be called before React listens; `isReady` tells whether the data is there. */
export function holdEventsUntil(isReady: () => boolean): void {
	function hold(event: Event) {
		if (!isReady()) event.stopImmediatePropagation()
		else for (const type of heldEvents) window.removeEventListener(type, hold, true)
	}
	for (const type of heldEvents) window.addEventListener(type, hold, true)
}
