const Screen = () => <h1>select-building</h1>
export default Screen
