const Screen = () => <h1>landing</h1>
export default Screen
