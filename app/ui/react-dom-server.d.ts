// React's renderer to web streams, under the one name that workerd and Node both find it by.
declare module 'react-dom/server.browser' {
	export { renderToReadableStream } from 'react-dom/server'
}
